/** Returns a function that converts a moment to the date in a time zone, such as `2026-01-31`. */
export function dayIn(timeZone: string): (moment: Date) => string {
	// Swedish dates have the format of ISO 8601, except that early years lack leading zeros.
	const format = new Intl.DateTimeFormat('sv', { timeZone });
	return (moment) => format.format(moment).padStart(10, '0');
}

/**
 * Returns a function that formats dates in the agency's language and time zone, such as `5 March 2026`, in the same way
 * on every machine. The browser then rewrites these dates for the visitor (`client/page.ts`).
 */
export function buildDateIn(timeZone: string): (iso: string) => string {
	const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
	return (iso) => format.format(new Date(iso));
}

/** Returns a post's date in the visitor's language and time zone, such as `5 March 2026` (spec §2 Blog list). */
export const formatDate = (iso: string): string =>
	new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));
