import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { toString } from 'hast-util-to-string';
import { toMarkdown } from '../seo/markdown-copy.ts';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { contentHash } from '../../shared/blog/content-hash.ts';
import { POST_IDS, type Heading } from '../../shared/blog/headings.ts';
import type { BlogSource } from '../../shared/blog/paths.ts';
import { minutesFor, plainText } from '../../shared/blog/plain-text.ts';
import { cutAtWord, previewOf } from '../../shared/blog/preview.ts';
import { cleanText, eachElement, type CleanText } from './sanitise-build.ts';

/** What the build makes of a post, once, so that its text is parsed once. */
export interface BuiltPost {
	post: BlogObject;
	/** Its text as the page shows it. */
	html: string;
	headings: Heading[];
	/** Its text for readers that want no page. */
	markdown: string;
	/** How long it takes to read. */
	minutes: number;
	/** See `contentHash`. */
	hash: string;
}

/** What other pages may know of a post's text. */
export interface PostSummary {
	preview: string;
	/** Its first words, whether they stand before a heading or behind. */
	beginning: string;
}

/** No page shows more of a post than this beside its own, in characters. */
const SUMMARY = 200;

function headingsIn({ tree }: CleanText): Heading[] {
	const headings: Heading[] = [];
	eachElement(tree, (element) => {
		const [, level] = /^h([23])$/.exec(element.tagName) ?? [];
		const text = toString(element).replace(/\s+/g, ' ').trim();
		if (level && text !== '') headings.push({ id: String(element.properties['id']), text, level: Number(level) });
	});
	return headings;
}

/** Lays a text out as Markdown; of one that is nested too deeply, its words become one paragraph. */
function markdownOf({ tree }: CleanText, url: string, words: string): string {
	try {
		return toMarkdown(
			tree.children.filter((node) => node.type !== 'doctype'),
			url,
		);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return `${words}\n`;
	}
}

/** Reads and cleans a post. @param url the address of its page. */
export function buildPost(
	post: BlogObject,
	source: BlogSource,
	url: string,
): BuiltPost & PostSummary & { text: string } {
	const clean = cleanText(post.description, { ...source, ...POST_IDS });
	const text = plainText(post.description);
	return {
		post,
		html: clean.html,
		headings: headingsIn(clean),
		markdown: markdownOf(clean, url, text),
		minutes: minutesFor(text),
		hash: contentHash(post),
		preview: previewOf(post.description, SUMMARY),
		beginning: cutAtWord(text, SUMMARY),
		text,
	};
}

/** Keeps a built post in a file: Astro holds several copies of a collection in memory, so long texts wait on the disk. */
export async function keepBuiltPost(
	file: string,
	{ post, html, headings, markdown, minutes, hash }: BuiltPost,
): Promise<void> {
	await writeFile(file, JSON.stringify({ post, html, headings, markdown, minutes, hash }));
}

/**
 * Reads a built post from its file. It does so synchronously: for one file after the other, promises take several times
 * as long. It trusts the file, which the same build has written.
 */
export const readBuiltPost = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as BuiltPost;
