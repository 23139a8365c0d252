/** Returns a number with its noun, such as `1 character` or `2 characters`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
	`${number} ${number === 1 ? noun : plural}`;
