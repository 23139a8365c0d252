import type { BlogObject } from './blog-object.ts';
import { POST_IDS } from './heading-ids.ts';
import type { BlogSource } from './paths.ts';
import { cleanAtBuild } from './clean-at-build.ts';
import { cutAtWord, type Heading } from './text.ts';

/** A post prepared by the build, which parses each post only once. */
export interface BuiltPost {
	post: BlogObject;
	/** The text as HTML for the post's page. */
	html: string;
	headings: Heading[];
	minutes: number;
}

/** The part of a post's text that other pages may show. */
export interface PostSummary {
	preview: string;
	/** The beginning of the text, even past the first heading, where `preview` ends. */
	beginning: string;
}

/** How much of a post's text other pages may show, in characters. */
const SUMMARY = 200;

/** Cleans a post, and logs what could not be kept. */
export async function buildPost(post: BlogObject, source: BlogSource): Promise<BuiltPost & PostSummary> {
	const context = { ...source, ...POST_IDS };
	const { html, headings, text, preview, minutes, warnings } = await cleanAtBuild(post.description, context);
	for (const lost of warnings) console.warn(`Left out of the post ${post._id}: ${lost}`);
	return { post, html, headings, minutes, preview: cutAtWord(preview, SUMMARY), beginning: cutAtWord(text, SUMMARY) };
}
