import { formatOf } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import { daysOf, FOOT, HEAD, ROWS, sumOf } from './cloth.ts';
import type { Terms } from './terms.ts';

export const dayFormat = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** Returns a day such as `7 December`. A day of another year says the year. */
export function inWords(day = new Date().toISOString(), weekday?: 'long'): string {
	const year = day.startsWith(`${new Date().getFullYear()}-`) ? undefined : 'numeric';
	const format = formatOf('en-GB', { weekday, day: 'numeric', month: 'long', year, timeZone: 'UTC' });
	return format.format(new Date(day)).replace(/,? /g, '\u00a0');
}

/**
 * Returns the days on which the agency works, such as `2026-11-30`, for some years, from the first Monday that is at least a week away. A visitor with a wrong clock gets wrong days.
 * @param open the weekdays, counted from Sunday.
 * @param holidays such as `01-26`, for every year, or `2027-10-29`.
 */
export function workingDays(open: readonly number[], holidays: readonly string[], now = new Date()): string[] {
	// In UTC, as ISO text: dates in a time zone would take most of the time that a brief takes.
	const monday = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 7 + ((8 - now.getDay()) % 7));
	const days = Array.from({ length: 1000 }, (_, day) => new Date(monday + day * 86_400_000));
	const worked = days.filter((day) => open.includes(day.getUTCDay())).map((day) => day.toISOString().slice(0, 10));
	return worked.filter((day) => !holidays.includes(day) && !holidays.includes(day.slice(5)));
}

/** Returns the sum of prices, each of which has a lower and an upper end, in words such as `Rs {from} to {to}`. */
export function priceWords(words: string, prices: readonly number[][]): string {
	const sum = (end: number) => sumOf(prices.map((price) => price[end] ?? 0)).toLocaleString('en-IN');
	return fillIn(words, { from: sum(0), to: sum(1) });
}

const ADDRESS = /#w=(?<industry>[0-9a-z]*)-(?<size>\d)-(?<services>[0-9a-z]+)(?:-(?<date>[\d-]+))?/;
/** Returns the codes of the last brief whose address is in a text. The address ends with them, such as `#w=11-1-04`. */
export const codesAt = (text: string): Record<string, string | undefined> =>
	ADDRESS.exec(text.slice(text.lastIndexOf('#w=')))?.groups ?? {};

export type Plan = NonNullable<ReturnType<typeof planAt>>;

/** Returns the plan of the last brief in a text, or `undefined` without a service or a size. Unknown codes count for nothing. */
export function planAt(text: string, terms: Terms) {
	const { words, sizes } = terms;
	const codes = codesAt(text);
	const size = Number(codes['size']);
	const industry = terms.industries.find(({ code }) => code === codes['industry']);
	const services = terms.services.filter(({ code }) => codes['services']?.includes(code));
	const date = [codes['date']].find((day) => day?.startsWith('20') && Date.parse(day));
	if (!sizes[size] || services.length === 0) return undefined;
	const codeOf = (some: typeof services, size: number, day = date) =>
		[industry?.code, size, some.map((one) => one.code).join(''), day].join('-').replace(/-$/, '');
	const work = daysOf(services, size);
	const needed = work.length;
	const scale = Math.ceil(needed / ROWS);
	const calendar = workingDays(terms.open, terms.holidays);
	const last = calendar[needed - 1];
	const end = inWords(last);
	const total = fillIn(words.total, { days: needed });
	const sizeOf = (size: number) => fillIn(words.sized, { size: sizes[size] });
	const prices = services.flatMap((one) => one.prices?.slice(size, size + 1) ?? []);
	const price = prices.length === services.length ? ` ${priceWords(words.price, prices)}` : '';
	const ready = fillIn(words.ready, { start: inWords(calendar[0], 'long'), end }) + price;
	const parts = terms.parts.flatMap((name, part) => {
		const days = work.filter((day) => day.part === part).length;
		const start = work.findIndex((day) => day.part === part);
		const until = fillIn(words.until, { end: inWords(calendar[start + days - 1]) });
		return days > 0 ? { rows: days / scale, start: start / scale, name, days: dayFormat.format(days), until } : [];
	});
	const wefts = services.map(({ name: service, place }) => {
		const own = work.flatMap(({ places }, day) => (places.includes(place) ? day : []));
		const [start = 0, end = 0] = [own[0], own.at(-1)];
		const facts = { service, days: dayFormat.format(own.length), start: inWords(calendar[start]) };
		const text = fillIn(work[start]?.places[0] === place ? '{service}: {days}' : words.alongside, facts);
		return { weft: `weft-${place + 1}`, text, start: start / scale, end: (end + 1) / scale };
	});
	const sized = [sizeOf(size), industry?.name].filter(Boolean).join(', ');
	const asked = [...services.map(({ name }) => name), sized].join('\u00a0· ');
	const limit = date ? calendar.filter((day) => day <= date).length : Infinity;
	const [isLate, drawn] = [limit < needed, Math.min(limit, needed + 9)];
	const row = HEAD + Math.floor(drawn / scale) + (isLate ? 0 : FOOT);
	// People count all days, not only those on which the office works.
	const spare = (Date.parse(date ?? '') - Date.parse(last ?? '')) / 86_400_000;
	const inTime = spare > 0 ? words.inTime : words.just;
	const facts = { days: dayFormat.format(Math.abs(spare)), date: inWords(date) };
	const due = date && fillIn(isLate ? words.late : inTime, facts);
	// What would be in time if this is late: a smaller size or, if that does not help, only one of the services.
	const less = (isLate ? [services, ...services.map((one) => [one])] : []).flatMap((some) =>
		sizes.flatMap((_, steps) => {
			const days = daysOf(some, size - steps).length;
			const choice = (some === services ? '' : `${some[0]?.name}, `) + sizeOf(size - steps);
			const text = fillIn(words.less, { choice, end: inWords(calendar[days - 1]) });
			return days > 0 && days <= limit ? { text, code: codeOf(some, size - steps) } : [];
		}),
	);
	const later = { text: fillIn(words.later, { end }), code: codeOf(services, size, last) };
	const lines = [...wefts.map(({ text }) => text), `${sized}\n`, total, ready, due, words.sample];
	const said = { code: codeOf(services, size), total, ready, asked, due, parts, wefts, isLate };
	return {
		...said,
		picks: work.filter((_, day) => day % scale === 0),
		ways: isLate ? [...less.slice(0, 1), later] : [],
		short: fillIn(words.short, { days: needed, end }),
		motif: industry?.motif,
		label: `${words.yours}: ${dayFormat.format(needed)}`,
		date: date ? { row, text: inWords(date), isFar: limit > drawn } : undefined,
		row: fillIn(words.row, { days: dayFormat.format(scale) }),
		offer: services.find(({ offer }) => offer && !services[1] && size <= sizes.indexOf(offer.size))?.offer,
		similar: [industry, ...services].find((one) => one?.similar)?.similar,
		message: lines.filter(Boolean).join('\n'),
		cloth: `${total}: ${parts.map(({ name, days }) => `${name} ${days}`).join(', ')}.`,
	};
}
