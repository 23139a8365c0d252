import { copyOf } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Copies for stock servers');

/** Pages that servers look for by their exact file name. */
const SINGLE = new Set(['index.html', '404.html', 'post-shell.html']);

/** Each page lies in a folder of its own too, the same to the byte, for servers that know only folders. */
export const copies: Rule = ({ pages, files }) =>
	pages
		.filter(({ file }) => !SINGLE.has(file) && !file.endsWith('/index.html'))
		.filter(({ file }) => files.get(copyOf(file)) !== files.get(file))
		.map(({ file }) =>
			finding(copyOf(file), `${files.has(copyOf(file)) ? 'differs from' : 'is missing beside'} ${file}: build again`),
		);
