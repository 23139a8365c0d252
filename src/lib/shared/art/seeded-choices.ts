/**
 * Returns a hash (FNV-1a with a final mix) that differs widely even for similar strings.
 *
 * @param text any string, such as a slug.
 * @returns a whole number from 0 to 2³² − 1, which is the same on every machine.
 */
export function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
	return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Makes a repeatable sequence of random choices (mulberry32).
 *
 * @param seed the number that determines the whole sequence.
 * @returns a function that returns the next random whole number from 0 to `limit` − 1.
 */
export function choices(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) % limit;
	};
}
