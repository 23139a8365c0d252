import { plainText } from './plain-text.ts';

/** Before the ids of a post on its own page; for the sanitisers. */
export const POST_IDS = { idPrefix: 'post-' };

/** A heading of a post that links may lead to. */
export interface Heading {
	id: string;
	text: string;
	/** 2 for those right below the title. */
	level: number;
}

/** A heading as both sanitisers write it: the id comes first. */
const HEADING = /<h([23]) id="([^"]+)"(?: [a-z]+="[^"]*")*>([^]+?)<\/h\1>/g;

/**
 * The headings of the first two levels in the text of a post.
 * @param html what a sanitiser gave with an `idPrefix`.
 */
export const headingsIn = (html: string): Heading[] =>
	[...html.matchAll(HEADING)]
		.map(([, level, id = '', words = '']) => ({ id, text: plainText(words), level: Number(level) }))
		.filter(({ text }) => text !== '');
