/** Returns a number with its noun: `1 character`, `2 characters`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
