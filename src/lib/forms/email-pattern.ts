const EMAIL = /^\S+@\S+\.\S+$/;

/**
 * Whether a text looks like an e-mail address: non-space text, an at sign, text, a dot, text (spec §5).
 * @param address the whole text, without space around it.
 */
export function isEmailAddress(address: string): boolean {
	return EMAIL.test(address);
}
