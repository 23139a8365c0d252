const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format. Each is made once, because that takes longer than writing a hundred dates. */
export function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const name = JSON.stringify([language, options]);
	const format = formats.get(name) ?? new Intl.DateTimeFormat(language, options);
	formats.set(name, format);
	return format;
}

/** Returns a function that converts a moment to the date in a time zone, such as `2026-01-31`. */
export function dayIn(timeZone: string): (moment: Date) => string {
	// Swedish dates have the format of ISO 8601, except that early years lack leading zeros.
	const format = formatOf('sv', { timeZone });
	return (moment) => format.format(moment).padStart(10, '0');
}

/**
 * Returns the moment that a date or time means, as ISO text in UTC.
 * @param text such as `2026-01-31`, which means the start of that day, or `2026-01-31 09:30`; an offset may follow.
 * @param timeZone where a text without an offset was written.
 */
export function momentOf(text: string, timeZone: string): string {
	const [day = '', time = '00:00'] = text.split(/[T ]/);
	if (/[Z+-]/.test(time)) return new Date(`${day}T${time}`).toISOString();
	const utc = new Date(`${day}T${time}Z`);
	const there = formatOf('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(utc);
	return new Date(2 * utc.getTime() - Date.parse(`${there.replace(' ', 'T')}Z`)).toISOString();
}

/**
 * Returns a function that writes dates in the agency's language and time zone, such as `5 March 2026`. The browser then
 * rewrites these dates for the visitor (`client/page.ts`).
 */
export const buildDateIn = (timeZone: string) => (iso: string) =>
	formatOf('en-IN', { dateStyle: 'long', timeZone }).format(new Date(iso));

/** Returns a post's date in the visitor's language and time zone, such as `5 March 2026` (spec §2 Blog list). */
export const formatDate = (iso: string): string => new Date(iso).toLocaleDateString([], { dateStyle: 'long' });
