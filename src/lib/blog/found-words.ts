/** Matches the words that a search has found. Combining signs of Indian scripts belong to their words. */
function wordsPattern(words: readonly string[]): RegExp {
	const written = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
	return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${written.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** Splits a text at the words that a search has found: every second part is such a word. */
export const splitAtWords = (text: string, words: readonly string[]): string[] =>
	words.length > 0 ? text.split(wordsPattern(words)) : [text];

/** How many characters a card shows before the first word that a search has found. */
const BEFORE = 60;

/** Returns a text from shortly before the first word that a search has found, or `undefined` if it has none of them. */
export function passageOf(text: string, words: readonly string[]): string | undefined {
	const [before = '', word] = splitAtWords(text, words);
	if (word === undefined) return undefined;
	const start = before.length > BEFORE ? before.indexOf(' ', before.length - BEFORE) + 1 : 0;
	return `${start > 0 ? '…' : ''}${text.slice(start, start + 300)}`;
}
