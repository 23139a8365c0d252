import { plainText } from './plain-text.ts';

/**
 * Cuts a text between words if it can, never inside a character, and puts an ellipsis where it was cut.
 * @param limit the longest result in characters, the ellipsis included.
 */
export function cutAtWord(text: string, limit: number): string {
	// No character takes more than two places, so a long text need not be split as a whole.
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

const LONGEST_PREVIEW = 600;

/**
 * The preview of a post: its first paragraph as text, or its first heading if it begins with one. So it never reaches
 * beyond the first heading (spec §2 Blog list, §9), and no paragraph runs into a heading.
 * @param description HTML from outside; without paragraphs and headings the whole text counts.
 * @param limit the longest preview in characters.
 */
export function previewOf(description: string, limit: number = LONGEST_PREVIEW): string {
	return cutAtWord(
		plainText(description, (tag, words) => /^(p|h[1-6])$/.test(tag) && words.trim() !== ''),
		limit,
	);
}
