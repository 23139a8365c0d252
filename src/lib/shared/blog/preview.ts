import { plainText } from './plain-text.ts';

/**
 * Shortens text and adds an ellipsis. Cuts between words if possible, and never inside a character.
 * @param limit the maximum length of the result in characters, including the ellipsis.
 */
export function cutAtWord(text: string, limit: number): string {
	// A character has at most two code units, so the beginning of a long text contains enough characters.
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

const LONGEST_PREVIEW = 600;

/**
 * Returns the preview of a post as text: its description, up to and including the first heading (spec §2 Blog list,
 * §9).
 * @param description untrusted HTML; if it has no heading, the preview is taken from the whole text.
 * @param limit the maximum length of the preview, in characters.
 */
export function previewOf(description: string, limit: number = LONGEST_PREVIEW): string {
	return cutAtWord(
		plainText(description, (tag) => /^h[1-6]$/.test(tag)),
		limit,
	);
}
