/** Matches a word: letters, digits, and combining signs such as the vowels of Hindi and Gujarati. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the words of a text, in order. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Returns a word in the form used for comparison: lowercase, without a plural s and without accents on Latin letters.
 * Combining signs of other scripts stay, because they distinguish words.
 */
export function folded(word: string): string {
	const plain = word
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC');
	return /[a-z]{3}[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Yields each search word in a text, as written there, with its position. */
function* matchesIn(text: string, found: ReadonlySet<string>): Generator<{ word: string; index: number }, undefined> {
	for (const { 0: word, index } of text.matchAll(WORD)) if (found.has(folded(word))) yield { word, index };
}

/** A part of a text: a search word, or the text between two search words. */
export interface TextPart {
	text: string;
	isMatch: boolean;
}

/**
 * Splits a text at its search words.
 * @param found the search words, in the form that `folded` returns.
 */
export function partsOf(text: string, found: ReadonlySet<string>): TextPart[] {
	const parts: TextPart[] = [];
	let start = 0;
	for (const { word, index } of matchesIn(text, found)) {
		if (index > start) parts.push({ text: text.slice(start, index), isMatch: false });
		parts.push({ text: word, isMatch: true });
		start = index + word.length;
	}
	if (start < text.length) parts.push({ text: text.slice(start), isMatch: false });
	return parts;
}

/** How many characters a card shows before and after the first search word. */
const BEFORE = 60;
const BEHIND = 200;

/**
 * Returns the passage around the first search word; it starts and ends between words.
 * @returns `undefined` if the text contains none of the words.
 */
export function passageOf(text: string, found: ReadonlySet<string>): string | undefined {
	for (const { word, index } of matchesIn(text, found)) {
		const start = index > BEFORE ? text.indexOf(' ', index - BEFORE) + 1 : 0;
		const end = text.lastIndexOf(' ', index + word.length + BEHIND);
		const isWhole = text.length <= index + word.length + BEHIND;
		return `${start > 0 ? '…' : ''}${text.slice(start, isWhole ? undefined : end)}${isWhole ? '' : '…'}`;
	}
	return undefined;
}
