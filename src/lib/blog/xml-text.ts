/** What XML 1.0 has no way to write, not even as a reference: control characters, halves of a surrogate pair. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that would make an XML document unreadable as a whole. */
export function xmlText(text: string): string {
	return text.replace(NO_XML, '');
}
