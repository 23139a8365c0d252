/** How a date is written: what is left out is the visitor's own. */
export interface DateStyle {
	/** A language tag, such as `en-IN`. */
	locale?: string;
	/** The name of a time zone, such as `Asia/Kolkata`. */
	timeZone?: string;
}

/** How the build writes dates, whatever the machine: the agency's own language and time. */
export const BUILD_DATES: Required<DateStyle> = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };

/**
 * A post's date in the local format (spec §2 Blog list).
 * @param iso an ISO 8601 date and time.
 * @param style the language and time zone; the visitor's own by default.
 * @returns such as `5 March 2026`; the text itself where it is no date.
 */
export function formatDate(iso: string, { locale, timeZone }: DateStyle = {}): string {
	const date = new Date(iso);
	if (Number.isNaN(date.getTime())) return iso;
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone === undefined ? {} : { timeZone }) }).format(
		date,
	);
}
