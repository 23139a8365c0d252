/* Values as backends of many kinds write them, for the build and for browsers, which must agree. */

/** A day, and perhaps a time and an offset, such as `2026-03-01 09:30:00.5 +0530`. */
const MOMENT =
	/^((?:19|20)\d\d)([-/.]?)(\d\d)\2(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(?:Z|UTC|GMT)?(?:([+-]\d\d):?(\d\d)?)?$/i;

/** A day as in mails and in JavaScript, with the month's name: `Sun, 1 Mar 2026` and `Sun Mar 01 2026`. */
const NAMED_MONTH = /^(?:[a-z]{3,9},? +)?(?:\d{1,2}[ -][a-z]{3,9}|[a-z]{3,9} \d{1,2},?)[ -]\d{4},?/i;

function inNumbers(named: string): string {
	const day = new Date(`${named.replace(/[-,]/g, ' ')} UTC`);
	// Browsers turn 30 February into 2 March.
	return day.getUTCDate() === Number(/\d+/.exec(named)) ? day.toISOString().slice(0, 10) : named;
}

/**
 * Returns the moment that a value means, as ISO text, or `undefined` if nobody can be sure. A time without an offset is in
 * UTC. Takes text, seconds or milliseconds since 1970, and MongoDB's `$date`.
 */
export function momentIn(value: unknown): string | undefined {
	let inner = value;
	while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0] as unknown;
	const text = String(inner)
		.trim()
		.replace(/ \([^()]*\)$/, '')
		.replace(NAMED_MONTH, inNumbers);
	if (/^\d{9,13}$/.test(text)) return new Date(Number(text) * (text.length > 11 ? 1 : 1000)).toISOString();
	const [, year, , month, date, hour = '00', minute = '00', second = '00', fraction = '0', zone = '+00', rest = '00'] =
		MOMENT.exec(text) ?? [];
	const day = `${year}-${month}-${date}`;
	const iso = `${day}T${hour}:${minute}:${second}.${fraction}${zone}:${rest}`;
	const [moment, midnight] = [iso, day].map((written) => new Date(written).toJSON() as string | null);
	return midnight?.startsWith(day) ? (moment ?? undefined) : undefined;
}

const NO_DRAFT: readonly unknown[] = [undefined, null, false, 0, '', 'false', '0', 'no'];

/** Returns whether a value marks a draft: everything but false, 0, 'false', '0', 'no' and nothing. */
export const isDraft = (value: unknown): boolean =>
	!NO_DRAFT.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
