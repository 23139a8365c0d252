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
	const isFree = (day: string) => holidays.includes(day) || holidays.includes(day.slice(5));
	const worked = days.filter((day) => open.includes(day.getUTCDay())).map((day) => day.toISOString().slice(0, 10));
	return worked.filter((day) => !isFree(day));
}

/** Returns the sum of prices, each of which has a lower and an upper end, in words such as `Rs {from} to {to}`. */
export function priceWords(words: string, prices: readonly number[][]): string {
	const sum = (end: number) => sumOf(prices.map((price) => price[end] ?? 0)).toLocaleString('en-IN');
	return fillIn(words, { from: sum(0), to: sum(1) });
}

/** Returns the fields of the last brief whose address is in a text. It ends with `#w=` and the code, such as `11-1-04`. */
export function fieldsAt(text: string): URLSearchParams {
	const code = /#w=([0-9a-z]*)-(\d)-([0-9a-z]+)(?:-([\d-]+))?/.exec(text.slice(text.lastIndexOf('#w=')));
	const [, industry = '', size = '', services = '', date = ''] = code ?? [];
	const fields = new URLSearchParams(code ? { industry, size, date } : {});
	for (const service of services) fields.append('services', service);
	return fields;
}

export type Plan = NonNullable<ReturnType<typeof planAt>>;

/**
 * Returns the plan of the last brief in a text, and the words for it, or `undefined` without a service or a size. Codes of
 * records that are gone count for nothing, and so do days of another century.
 */
export function planAt(text: string, terms: Terms) {
	const { words, sizes } = terms;
	const fields = fieldsAt(text);
	const size = Number(fields.get('size'));
	const industry = terms.industries.find(({ code }) => code === fields.get('industry'));
	const services = terms.services.filter(({ code }) => fields.getAll('services').includes(code));
	const date = fields.getAll('date').find((day) => day.startsWith('20') && Date.parse(day));
	if (!sizes[size] || services.length === 0) return undefined;
	const code = [industry?.code, size, services.map((one) => one.code).join(''), date].join('-').replace(/-$/, '');
	const work = daysOf(services, size);
	const needed = work.length;
	const scale = Math.ceil(needed / ROWS);
	const calendar = workingDays(terms.open, terms.holidays);
	const last = calendar[needed - 1];
	const end = inWords(last);
	const total = fillIn(words.total, { days: needed });
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
		const isBeside = own.some((day) => work[day]?.places[0] !== place);
		const [start = 0, until = 0, days] = [own[0], own.at(-1), dayFormat.format(own.length)];
		const facts = { service, days, start: inWords(calendar[start]), end: inWords(calendar[until]) };
		const text = fillIn(isBeside ? words.alongside : `{service}: {days}, ${words.until}`, facts);
		return { weft: `weft-${place + 1}`, text, start: start / scale, end: (until + 1) / scale };
	});
	const sized = [fillIn(words.sized, { size: sizes[size] }), industry?.name].filter(Boolean).join(', ');
	const asked = [...services.map(({ name }) => name), sized].join('\u00a0· ');
	const keys = [industry?.name ?? '', ...services.map(({ page }) => page)];
	const limit = date ? calendar.filter((day) => day <= date).length : Infinity;
	const [isLate, drawn] = [limit < needed, Math.min(limit, needed + 9)];
	const row = HEAD + Math.floor(drawn / scale) + (isLate ? 0 : FOOT);
	const days = isLate ? limit : dayFormat.format(limit - needed);
	const inTime = limit === needed ? words.just : words.inTime;
	const late = date && new Date(`${date}T23:59`) < new Date() ? words.past : words.late;
	const due = date && fillIn(isLate ? late : inTime, { days, needed, date: inWords(date) });
	const fitting = [size - 1, size - 2].find((one) => one >= 0 && daysOf(services, one).length <= limit) ?? NaN;
	const smaller = [sizes[fitting], services[1] ? '' : services[0]?.short?.[fitting]];
	const plan = { code, total, ready, asked, due, parts, wefts, isLate };
	return {
		...plan,
		picks: work.filter((_, day) => day % scale === 0),
		ways: [
			{ answer: end, code: code.replace(date ?? '', last ?? '') },
			{ answer: smaller.filter(Boolean).join(': '), code: code.replace(`-${size}-`, `-${fitting}-`) },
		].filter(({ answer }) => isLate && answer),
		short: fillIn(words.short, { days: needed, end }),
		motif: industry?.motif,
		label: `${words.yours}: ${dayFormat.format(needed)}`,
		date: date ? { row, text: inWords(date), isFar: limit > drawn } : undefined,
		row: fillIn(words.row, { days: dayFormat.format(scale) }),
		offer: services.find(({ offer }) => offer && !services[1] && size <= sizes.indexOf(offer.size))?.offer,
		similar: keys.flatMap((key) => terms.cases.filter((one) => one.keys.includes(key)))[0],
		message: [...wefts.map(({ text }) => text), `${sized}\n`, total, ready, due, words.sample]
			.filter(Boolean)
			.join('\n'),
		cloth: `${total}: ${parts.map(({ name, days }) => `${name} ${days}`).join(', ')}.`,
	};
}
