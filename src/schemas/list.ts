/** Joins words with commas and a final `and`, such as `a, b and c`. */
export const list = (words: readonly string[]): string =>
	words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();
