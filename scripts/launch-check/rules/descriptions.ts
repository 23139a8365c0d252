import { metaOf } from '../site.ts';
import { checkUnique } from '../unique.ts';
import type { Rule } from './rule.ts';

/** Each page has a description, and one of its own where search engines see it. */
export const descriptions: Rule = (site) =>
	checkUnique(
		site,
		'Descriptions',
		(page) => metaOf(page, 'description'),
		'set head.description in its file of content/pages',
	);
