import { partsOf } from '../lib/blog/words';

export interface MarkedProps {
	text: string;
	/** The words to mark, in their folded form. */
	words: ReadonlySet<string> | undefined;
}

/** A text in which the words that a visitor looked for are marked. */
export function Marked({ text, words }: MarkedProps) {
	if (words === undefined) return text;
	return partsOf(text, words).map(({ text: part, isMatch }, index) =>
		// Parts have no name of their own, and their order is all that they have.
		isMatch ? <mark key={index}>{part}</mark> : part,
	);
}
