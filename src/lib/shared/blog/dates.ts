/** A day at the office, where the days of the blog begin. */
export interface OfficeDay {
	/** Such as `2026-01-31`. */
	day: string;
	/** Such as `Asia/Kolkata`. */
	timeZone: string;
}

/** Gives the day of a moment in a time zone, such as `2026-01-31`. */
export function dayIn(timeZone: string): (moment: Date) => string {
	// Sweden writes days as ISO 8601 does, but for the zeros before an early year.
	const format = new Intl.DateTimeFormat('sv', { timeZone });
	return (moment) => format.format(moment).padStart(10, '0');
}

/** The day that it is now at an office. */
export const todayIn = (timeZone: string): OfficeDay => ({ timeZone, day: dayIn(timeZone)(new Date()) });

/** Kept, since each post asks for one: making it takes longer than writing a date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes the date of a post as the build prints it, in the agency's own language and time zone, whatever the machine:
 * `5 March 2026`. The browser replaces it by the visitor's own (`local-dates.ts`).
 */
export function buildDateIn(timeZone: string): (iso: string) => string {
	const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
	formats.set(timeZone, format);
	return (iso) => format.format(new Date(iso));
}

/**
 * A post's date in the visitor's own language and time zone (spec §2 Blog list).
 * @param iso an ISO 8601 date and time.
 * @returns such as `5 March 2026`; the text itself where it is no date.
 */
export function formatDate(iso: string): string {
	const date = new Date(iso);
	if (Number.isNaN(date.getTime())) return iso;
	return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);
}
