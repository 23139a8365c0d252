import { workingDays } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import { answersIn, fieldsAt, type Terms } from './answers.ts';
import { daysOf, FOOT, HEAD, ROWS, sumOf } from './cloth.ts';

export const dayFormat = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** Returns a date such as `7 December`. A date in another year says the year. */
export function inWords(date = new Date(), weekday?: 'long'): string {
	const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
	return date.toLocaleDateString('en-GB', { weekday, day: 'numeric', month: 'long', year }).replace(/,? /g, '\u00a0');
}

/** Returns the sum of prices, each of which has a lower and an upper end, in words such as `Rs {from} to {to}`. */
export function priceWords(words: string, prices: readonly number[][]): string {
	const sum = (end: number) => sumOf(prices.map((price) => price[end] ?? 0)).toLocaleString('en-IN');
	return fillIn(words, { from: sum(0), to: sum(1) });
}

export type Plan = NonNullable<ReturnType<typeof planAt>>;

/** Returns the plan of the last brief in a text, and the words for it, or `undefined` without a brief. */
export function planAt(text: string, terms: Terms) {
	const answers = answersIn(fieldsAt(text), terms);
	if (!answers) return undefined;
	const { industry, services, size, date, code } = answers;
	const { words, sizes } = terms;
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
		const until = fillIn(words.until, { end: inWords(calendar[work.map((day) => day.part).lastIndexOf(part)]) });
		return days > 0 ? { rows: days / scale, name, days: dayFormat.format(days), until } : [];
	});
	const wefts = services.map(({ name, place }) => {
		const own = work.filter(({ places }) => places.includes(place));
		const days = dayFormat.format(own.length);
		const start = inWords(calendar[work.findIndex((day) => day === own[0])]);
		const isBeside = own.some(({ places }) => places[0] !== place);
		const text = isBeside ? fillIn(words.alongside, { service: name, days, start }) : `${name}, ${days}`;
		return { weft: `weft-${place + 1}`, text };
	});
	const notes = services[1] ? wefts.map(({ text }) => text).join('; ') : '';
	const sized = fillIn(words.sized, { size: sizes[size] });
	const asked = [...services.map(({ name }) => name), sized, industry?.name].filter(Boolean).join('\u00a0· ');
	const steps = parts.map(({ name, days, until }) => `${name} ${days} ${until}`);
	const keys = [industry?.name ?? '', ...services.map(({ page }) => page)];
	const day = date ? new Date(`${date}T00:00`) : undefined;
	const limit = day ? calendar.filter((one) => one <= day).length : Infinity;
	const isLate = limit < needed;
	const isPast = date && date < new Date().toLocaleDateString('sv');
	const row = HEAD + Math.floor(Math.min(limit, needed + 9) / scale) + (isLate ? 0 : FOOT);
	const inTime = limit === needed ? words.just : words.inTime;
	const late = isPast ? words.past : words.late;
	const days = isLate ? limit : dayFormat.format(limit - needed);
	const due = day && fillIn(isLate ? late : inTime, { days, needed, date: inWords(day) });
	const fitting = [size - 1, size - 2].find((one) => one >= 0 && daysOf(services, one).length <= limit) ?? NaN;
	const smaller = [sizes[fitting], services[1] ? '' : services[0]?.short?.[fitting]];
	const plan = { total, ready, asked, due, parts, wefts, isLate };
	return {
		...plan,
		picks: work.filter((_, day) => day % scale === 0),
		ways: [
			{ answer: end, code: code.replace(date ?? '', last?.toLocaleDateString('sv') ?? '') },
			{ answer: smaller.filter(Boolean).join(': '), code: code.replace(`-${size}-`, `-${fitting}-`) },
		].filter(({ answer }) => isLate && answer),
		short: fillIn(words.short, { days: needed, end }),
		motif: industry?.motif,
		label: `${words.yours}: ${dayFormat.format(needed)}`,
		date: day && { row, text: inWords(day) },
		row: fillIn(words.row, { days: dayFormat.format(scale) }),
		offer: services.find(({ offer }) => offer && !services[1] && size <= sizes.indexOf(offer.size))?.offer,
		similar: keys.flatMap((key) => terms.cases.filter((one) => one.keys.includes(key)))[0],
		message: [asked, total, ready, due, ...steps, notes].filter(Boolean).join('\n'),
		cloth: `${total}: ${parts.map(({ name, days }) => `${name} ${days}`).join(', ')}.`,
	};
}
