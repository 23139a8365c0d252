/** A word: letters, digits and the signs that belong to letters, such as the vowels of Hindi and Gujarati. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, in their order. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The form in which words are compared: small letters, no accents on Latin letters, no plural s.
 * Signs of other scripts stay, since they tell words apart.
 */
export function folded(word: string): string {
	const plain = word
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC');
	return /[a-z]{3}[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words of a text that were looked for, as they are written, each with its place. */
function* matchesIn(text: string, found: ReadonlySet<string>): Generator<{ word: string; index: number }, undefined> {
	for (const { 0: word, index } of text.matchAll(WORD)) if (found.has(folded(word))) yield { word, index };
}

/** A part of a text: a word that was looked for, or what stands between such words. */
export interface TextPart {
	text: string;
	isMatch: boolean;
}

/**
 * Cuts a text at the words that were found in it.
 * @param found the words in their folded form.
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

/** How much of a text a card shows before and behind the first word that was found. */
const BEFORE = 60;
const BEHIND = 200;

/**
 * The passage of a text around the first word that was found in it, cut between words.
 * @returns `undefined` where none of the words stands in the text.
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
