import { cutAtWord } from '../seo/cut-at-word.ts';
import { plainText } from './plain-text.ts';

const LONGEST_PREVIEW = 600;

/**
 * The preview of a post: its description up to and including the first closing heading, as text (spec §2 Blog list, §9).
 * @param description HTML from outside; without a heading the whole text counts.
 * @param limit the longest preview in characters.
 */
export function previewOf(description: string, limit: number = LONGEST_PREVIEW): string {
	return cutAtWord(
		plainText(description, (tag) => /^h[1-6]$/.test(tag)),
		limit,
	);
}
