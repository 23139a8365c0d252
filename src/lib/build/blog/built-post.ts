import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { toMarkdown } from '../seo/markdown-copy.ts';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { contentHash } from '../../shared/blog/content-hash.ts';
import { POST_IDS } from '../../shared/blog/headings.ts';
import type { BlogSource } from '../../shared/blog/paths.ts';
import { cleanAtBuild } from '../../blog/clean-at-build.ts';
import { cutAtWord, type Heading } from '../../blog/text.ts';

/** A post prepared by the build, which parses each post only once. */
export interface BuiltPost {
	post: BlogObject;
	/** The text as HTML for the post's page. */
	html: string;
	headings: Heading[];
	/** The text as Markdown, for programs that do not read HTML. */
	markdown: string;
	minutes: number;
	/** See `contentHash`. */
	hash: string;
}

/** The part of a post's text that other pages may show. */
export interface PostSummary {
	preview: string;
	/** The beginning of the text, even past the first heading, where `preview` ends. */
	beginning: string;
}

/** How much of a post's text other pages may show, in characters. */
const SUMMARY = 200;

/** Converts a post to Markdown. If its elements are nested too deeply, returns all its words as one paragraph. */
function markdownOf(html: string, url: string, words: string): string {
	try {
		return toMarkdown(unified().use(rehypeParse, { fragment: true }).parse(html).children as ElementContent[], url);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return `${words}\n`;
	}
}

/**
 * Cleans a post.
 * @param url the address of the post's page.
 * @returns the post, and what could not be kept.
 */
export async function buildPost(
	post: BlogObject,
	source: BlogSource,
	url: string,
): Promise<BuiltPost & PostSummary & { warnings: string[] }> {
	const { html, headings, text, preview, minutes, warnings } = await cleanAtBuild(post.description, {
		...source,
		...POST_IDS,
	});
	return {
		post,
		html,
		headings,
		markdown: markdownOf(html, url, text),
		minutes,
		hash: contentHash(post),
		preview: cutAtWord(preview, SUMMARY),
		beginning: cutAtWord(text, SUMMARY),
		warnings,
	};
}

/**
 * Writes a built post to a file and not to the collection, because Astro keeps several copies of a collection in
 * memory.
 */
export async function keepBuiltPost(
	file: string,
	{ post, html, headings, markdown, minutes, hash }: BuiltPost,
): Promise<void> {
	await writeFile(file, JSON.stringify({ post, html, headings, markdown, minutes, hash }));
}

/**
 * Reads a built post from its file. Reads synchronously: if files are read one by one, asynchronous calls are several
 * times slower. Does not validate the file, because the same build wrote it.
 */
export const readBuiltPost = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as BuiltPost;
