import { globSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parseDocument } from 'yaml';
import { markdownToHtml } from 'satteri';
import { oddRecords } from './odd-posts.ts';
import { root } from '../build.ts';
import samples from './posts.json' with { type: 'json' };

type Post = Record<string, unknown> & { imageUrl?: string };

/** The posts that the local backend serves. */
export interface BackendPosts {
	/** Returns the posts; addresses of their pictures begin with `origin`. */
	read: (origin: string) => unknown[];
	/** The folder that contains `images/`. */
	pictures: string;
}

const withOrigin = (post: Post, origin: string): Post =>
	post.imageUrl?.startsWith('/') ? { ...post, imageUrl: origin + post.imageUrl } : post;

/** Reads a post in content/blog: fields between two lines of `---`, and Markdown below them. */
function readPost(file: string): Post {
	const [, head = '', ...text] = readFileSync(file, 'utf8').split(/^---$/m);
	const description = markdownToHtml(text.join('---')).html;
	const fields = parseDocument(head, { customTags: ['timestamp'] });
	if (fields.errors[0]) throw new Error(`${file}: ${fields.errors[0].message}`);
	return { _id: parsePath(file).name, website: 'infotech', ...(fields.toJS() as Post), description };
}

/** The posts in content/blog, for `npm start` and `npm run dev`. */
export const ownPosts: BackendPosts = {
	read: (origin) =>
		globSync(join(root, 'content/blog/*.md'))
			.sort()
			.map((file) => withOrigin(readPost(file), origin)),
	pictures: join(root, 'public'),
};

/** Sample posts with real-world HTML, and odd and invalid posts, for the browser tests. */
export const testPosts: BackendPosts = {
	read: (origin) => [...samples.map((post) => withOrigin(post, origin)), ...oddRecords],
	pictures: import.meta.dirname,
};
