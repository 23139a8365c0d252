/**
 * Cuts a text between words where there are any, never inside a character, with an ellipsis where something is lost.
 * @param limit the longest result in characters, the ellipsis included.
 */
export function cutAtWord(text: string, limit: number): string {
	// A character takes two places at most, so that a long text is not taken apart whole.
	const characters = Array.from(text.slice(0, limit * 2 + 2));
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
