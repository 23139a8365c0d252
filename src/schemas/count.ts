/** Returns a number with its noun: `1 character`, `2 characters`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
	`${number} ${number === 1 ? noun : plural}`;
