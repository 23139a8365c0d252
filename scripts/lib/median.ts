/** Returns the median of some figures, or NaN if there are none. */
export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
