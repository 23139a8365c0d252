import { htmlFaults } from '../../lib/html-validator.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('HTML');

/** Each page is valid HTML. */
export const markup: Rule = ({ pages, files }) =>
	pages.flatMap(({ file }) => htmlFaults(files.get(file) ?? '').map((what) => finding(file, what)));
