import { plainText } from './plain-text.ts';

/**
 * Shortens a text, between words if possible and never inside a character, and adds an ellipsis.
 * @param limit the longest result in characters, including the ellipsis.
 */
export function cutAtWord(text: string, limit: number): string {
	// A character takes at most two code units, so a long text need not be split as a whole.
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

const LONGEST_PREVIEW = 600;

/**
 * Returns the preview of a post: its description up to and including the first closing heading, as text (spec §2 Blog
 * list, §9).
 * @param description HTML from outside; without a heading the whole text counts.
 * @param limit the longest preview in characters.
 */
export function previewOf(description: string, limit: number = LONGEST_PREVIEW): string {
	return cutAtWord(
		plainText(description, (tag) => /^h[1-6]$/.test(tag)),
		limit,
	);
}
