/** A title in which lines do not end within a hyphenated word, such as E-commerce, or after an ampersand. */
export function Unbroken({ text }: { text: string }) {
	// Only words that surely fit into a line. The index is the key, because two parts may have the same text.
	return text
		.split(/((?:& )?[^\s-]{1,9}-[^\s-]{1,9}|& [^\s-]{1,9})/)
		.map((part, index) =>
			index % 2 === 1 ? <span key={index} className="whitespace-nowrap" children={part} /> : part,
		);
}
