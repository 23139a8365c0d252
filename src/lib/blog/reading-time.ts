import { plainText } from './plain-text.ts';

const WORDS_A_MINUTE = 200;

/**
 * How long a post takes to read.
 * @param description the post's HTML.
 * @returns whole minutes, at least 1.
 */
export function readingMinutes(description: string): number {
	const words = plainText(description).split(' ').filter(Boolean).length;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
