/** The one in the middle. @returns NaN of none. */
export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
