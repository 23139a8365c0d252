import { globSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parseDocument } from 'yaml';
import { markdownToHtml } from 'satteri';
import { root } from '../build.ts';
import { website } from './addresses.ts';
import { oddRecords } from './odd-posts.ts';
import samples from './posts.json' with { type: 'json' };

/** The posts that the local backend serves. */
export interface BackendPosts {
	read: () => unknown[];
	/** The folder that contains `images/`. */
	pictures: string;
}

/** Reads a post in content/blog: fields between two lines of `---`, and Markdown below them. */
function readPost(file: string): object {
	const [, head = '', ...text] = readFileSync(file, 'utf8').split(/^---$/m);
	const description = markdownToHtml(text.join('---')).html;
	const fields = parseDocument(head, { customTags: ['timestamp'] });
	if (fields.errors[0]) throw new Error(`${file}: ${fields.errors[0].message}`);
	return { _id: parsePath(file).name, website, ...(fields.toJS() as object), description };
}

/** The posts in content/blog, for `npm start` and `npm run dev`. */
export const ownPosts: BackendPosts = {
	read: () => globSync(join(root, 'content/blog/*.md')).sort().map(readPost),
	pictures: join(root, 'public'),
};

/** Sample posts with real-world HTML, and odd and invalid posts, for the browser tests. */
export const testPosts: BackendPosts = {
	read: () => [...samples.map((post) => ({ website, ...post })), ...oddRecords],
	pictures: import.meta.dirname,
};
