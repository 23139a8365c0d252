import { workingDays } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import { answersIn, fieldsAt, type Terms } from './answers.ts';
import { daysOf, FOOT, HEAD, ROWS, shapesOf, weave, weaveBand } from './cloth.ts';

export const dayFormat = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** Returns a date such as `7 December`. A date in another year says the year. */
function inWords(date = new Date(), weekday?: 'long'): string {
	const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
	return date.toLocaleDateString('en-GB', { weekday, day: 'numeric', month: 'long', year }).replace(/,? /g, '\u00a0');
}

/** Returns the sum of prices, each of which has a lower and an upper end, in words such as `Rs {from} to {to}`. */
export function priceWords(words: string, prices: readonly number[][]): string {
	const sum = (end: number) => prices.reduce((total, price) => total + (price[end] ?? 0), 0).toLocaleString('en-IN');
	return fillIn(words, { from: sum(0), to: sum(1) });
}

/** Returns the plan of the last brief in a text, the words for it, its cloth and its band, or `undefined` without a brief. */
export function planAt(text: string, terms: Terms) {
	const answers = answersIn(fieldsAt(text), terms);
	if (!answers) return undefined;
	const { industry, services, size, date } = answers;
	const { words, sizes, cases } = terms;
	const work = daysOf(services, size);
	const scale = Math.ceil(work.length / ROWS);
	const picks = work.filter((_, day) => day % scale === 0);
	const rows = weave(picks, industry?.motif);
	const marks = terms.parts.flatMap((name, part) => {
		const days = work.filter((day) => day.part === part).length;
		const row = HEAD + picks.findIndex((day) => day.part === part);
		return days > 0 ? { row, text: `${name} ${dayFormat.format(days)}`, isDate: false } : [];
	});
	const parts = marks.map(({ text }) => text);
	const days = dayFormat.format(work.length);
	const calendar = workingDays(terms.open, terms.holidays);
	const end = inWords(calendar[work.length - 1]);
	const ready = fillIn(words.ready, { start: inWords(calendar[0], 'long'), end });
	const total = fillIn(words.total, { days: work.length });
	const due = date ? new Date(`${date}T00:00`) : undefined;
	const limit = due ? calendar.filter((day) => day <= due).length : Infinity;
	const isLate = limit < work.length;
	const spare = dayFormat.format(isLate ? limit : limit - work.length);
	const row = HEAD + Math.min(ROWS - 1, Math.floor(limit / scale)) + (isLate ? 0 : FOOT);
	if (due) marks.push({ row, text: inWords(due), isDate: true });

	// If all are done alongside, the first is the one beside which the others are done.
	const others = services.filter((one) => one.alongside).slice(services.every((one) => one.alongside) ? 1 : 0);
	const beside = fillIn(words.alongside, { services: others.map(({ name }) => name).join(', ') });
	const prices = services.flatMap((one) => one.prices?.slice(size, size + 1) ?? []);
	const price = prices.length === services.length && priceWords(words.price, prices);
	const [offer] = services.length === 1 ? services.map((one) => one.offer) : [];
	const keys = [industry?.name ?? '', ...services.map(({ page }) => page)];
	const list = services.map(({ name }) => name).join(', ');
	const trade = industry && fillIn(words.trade, { industry: industry.name });
	const by = due && fillIn(words.by, { date: inWords(due) });
	const asked = [list, sizes[size], trade, by].filter(Boolean).join('. ').concat('.');
	return {
		total,
		ready,
		asked,
		isLate,
		lines: [total, ...ready.split(', '), ...asked.split(/, |\. /), ...parts],
		short: fillIn(words.short, { days, end }),
		height: rows.length,
		shapes: shapesOf(rows),
		band: weaveBand(picks, industry?.motif),
		label: `${words.yours}: ${days}`,
		marks: marks.sort((a, b) => a.row - b.row),
		due: due && fillIn(isLate ? words.late : words.inTime, { days: spare, date: inWords(due) }),
		notes: [others.length > 0 && beside, price].filter(Boolean).join(' '),
		row: fillIn(words.row, { days: dayFormat.format(scale) }),
		offer: offer && size <= sizes.indexOf(offer.size) ? offer : undefined,
		similar: keys.flatMap((key) => cases.filter((one) => one.keys.includes(key)))[0],
		message: [total, ready, asked, parts.join(', '), price].filter(Boolean).join('\n'),
		cloth: `${total}: ${parts.join(', ')}.`,
	};
}
