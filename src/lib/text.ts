/** Trims a text, and makes each run of spaces, line breaks and control characters one space. */
export const oneSpace = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns the whole sentences at the beginning of a text that fit into `limit` characters, or nothing. */
export function sentencesWithin(text: string, limit: number): string {
	let sentences = '';
	// eslint-disable-next-line tscompat/tscompat -- only the build calls this function
	for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
		const longer = oneSpace(`${sentences} ${segment}`);
		if (longer.length > limit || !/[.!?।]["'’”)\]]*$/.test(longer)) break;
		sentences = longer;
	}
	return sentences;
}

/** Shortens text to at most `limit` characters, between words if possible and never inside a character. */
export function cutAtWord(text: string, limit: number): string {
	const characters = Array.from(text);
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** Replaces words in braces, such as `{name}`, by these facts. Braces without a fact stay. */
export const fillIn = (text: string, facts: Readonly<Record<string, string | number | undefined>>): string =>
	text.replace(/\{(\w+)\}/g, (braces, fact: string) => String(facts[fact] ?? braces));
