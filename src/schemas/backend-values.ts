/* Values as backends of many kinds write them, for the build and for browsers, which must agree. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day, and perhaps a time and an offset, such as `2026-03-01 09:30:00.5 +0530`. */
const MOMENT =
	/^(\d{4})([-/.]?)(\d\d)\2(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT)?([+-]\d\d(?::?\d\d)?)?$/i;

/** A day as in mails and in JavaScript, with the month's name: `Sun, 1 Mar 2026` and `Sun Mar 01 2026`. */
const NAMED_MONTH = /^(?:[a-z]{3,9},? +)?(?:(\d{1,2})[ -]([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}),?)[ -](\d{4}),?/i;

function withNumbers(text: string): string {
	return text
		.trim()
		.replace(/ \([^)]*\)$/, '')
		.replace(NAMED_MONTH, (all, ...parts: (string | undefined)[]) => {
			const [day, month, name, number, year] = parts;
			const index = MONTHS.indexOf((month ?? name ?? '').slice(0, 3).toLowerCase()) + 1;
			return index === 0 ? all : [year, index, day ?? number].map((part) => String(part).padStart(2, '0')).join('-');
		});
}

/**
 * Returns the moment that a value means, as ISO text, or `undefined` if nobody can be sure. A time without an offset is in
 * UTC. Takes text, seconds or milliseconds since 1970, and MongoDB's `$date`.
 */
export function momentIn(value: unknown): string | undefined {
	if (typeof value === 'object' && value !== null) return momentIn(Object.values(value)[0]);
	const text = withNumbers(String(value));
	if (/^\d{9,13}$/.test(text)) return new Date(Number(text) * (text.length > 11 ? 1 : 1000)).toISOString();
	const [, year, , month, date, hour = '00', minute = '00', second = '00', fraction = '', , offset = '+00'] =
		MOMENT.exec(text) ?? [];
	const day = `${year}-${month}-${date}`;
	const zone = offset.replace(/^(...):?(\d*)$/, (_, hours: string, minutes: string) => `${hours}:${minutes || '00'}`);
	const iso = `${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`;
	const [moment, midnight] = [new Date(iso), new Date(`${day}T00:00:00.000Z`)];
	// Some browsers turn 30 February into 2 March.
	const isReal =
		![moment, midnight].some((one) => Number.isNaN(one.getTime())) && midnight.toISOString().startsWith(day);
	return isReal ? moment.toISOString() : undefined;
}

/** Returns whether a value marks a draft: everything but false, 0, 'false', '0', 'no' and nothing. */
export const isDraft = (value: unknown): boolean =>
	typeof value === 'string'
		? !['', 'false', '0', 'no'].includes(value.trim().toLowerCase())
		: value !== undefined && value !== null && value !== false && value !== 0;
