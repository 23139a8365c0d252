/** Returns whether a service's answer is a web page, such as that of a proxy, whatever its status and content type say. */
export const isWebPage = (answer: unknown): boolean =>
	// Spaces, a byte-order mark, and other signs that are neither words nor JSON may come first; comments begin with <.
	typeof answer === 'string' && (/^[^\p{L}\p{N}{["]*</u.test(answer) || /<(!doctype|html|head|body)\b/i.test(answer));

/** How long a form waits for a service's answer before it gives up, in milliseconds. */
export const TIME_LIMIT = 20_000;
