import { Unbroken } from './Unbroken.tsx';

/** Splits a text at the words that a search has found: every second part is such a word. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
	if (words.length === 0) return [text];
	// Combining signs of Indian scripts (\p{M}) belong to their words.
	const written = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
	const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${written})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
	return text.split(pattern);
}

/** How many characters a card shows before the first found word. */
const BEFORE = 60;

/** Returns a text from shortly before the first word that a search has found, or `undefined` if it has none of them. */
export function passageOf(text: string, words: readonly string[]): string | undefined {
	const [before = '', word] = splitAtWords(text, words);
	if (word === undefined) return undefined;
	const start = before.length > BEFORE ? before.indexOf(' ', before.length - BEFORE) + 1 : 0;
	return `${start > 0 ? '…' : ''}${text.slice(start, start + 300)}`;
}

/** Highlights the words that a search has found in a text. */
export function FoundWords({ text, words }: { text: string; words: readonly string[] }) {
	// The index is the key, because two parts may have the same text.
	return splitAtWords(text, words).map((part, index) =>
		index % 2 === 1 ? <mark key={index}>{part}</mark> : <Unbroken key={index} text={part} />,
	);
}
