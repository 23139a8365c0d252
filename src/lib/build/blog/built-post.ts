import { toString } from 'hast-util-to-string';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { POST_IDS, type Heading } from '../../shared/blog/headings.ts';
import type { BlogSource } from '../../shared/blog/paths.ts';
import { minutesFor, plainText } from '../../shared/blog/plain-text.ts';
import { cutAtWord, previewOf } from '../../shared/blog/preview.ts';
import { cleanText, eachElement, type CleanText } from './sanitise-build.ts';

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

function headingsIn({ tree }: CleanText): Heading[] {
	const headings: Heading[] = [];
	eachElement(tree, (element) => {
		const [, level] = /^h([23])$/.exec(element.tagName) ?? [];
		const text = toString(element).replace(/\s+/g, ' ').trim();
		if (level && text !== '') headings.push({ id: String(element.properties['id']), text, level: Number(level) });
	});
	return headings;
}

/** Parses and sanitises a post. */
export function buildPost(post: BlogObject, source: BlogSource): BuiltPost & PostSummary & { text: string } {
	const clean = cleanText(post.description, { ...source, ...POST_IDS });
	const text = plainText(post.description);
	return {
		post,
		html: clean.html,
		headings: headingsIn(clean),
		minutes: minutesFor(text),
		preview: previewOf(post.description, SUMMARY),
		beginning: cutAtWord(text, SUMMARY),
		text,
	};
}
