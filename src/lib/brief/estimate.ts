import { workingDays } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import type { Answers, Terms } from './answers.ts';
import { daysOf, ROWS, shapesOf, weave, weaveBand } from './cloth.ts';

const dayWords = (days: number): string =>
	days.toLocaleString('en-IN', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** Returns a date such as `7 December`. A date in another year says the year. */
function inWords(date = new Date(), weekday?: 'long'): string {
	const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
	const words = date.toLocaleDateString('en-GB', { weekday, day: 'numeric', month: 'long', year });
	return words.replaceAll(' ', '\u00a0');
}

/** Returns the sum of prices, each of which has a lower and an upper end, in words such as `Rs {from} to {to}`. */
export function priceWords(words: string, prices: readonly (readonly number[] | undefined)[]): string {
	const sum = (end: number) => prices.reduce((total, price) => total + (price?.[end] ?? 0), 0).toLocaleString('en-IN');
	return fillIn(words, { from: sum(0), to: sum(1) });
}

/**
 * Returns the plan of a brief, from which its cloth is woven, and the words for it. If the visitor's date is too early,
 * `late` says so, and what would fit: a smaller size, or a later date.
 */
export function estimate(answers: Answers, terms: Terms) {
	const { words, sizes, parts, cases } = terms;
	const { industry, services, size } = answers;
	const work = daysOf(services, size);
	const scale = Math.ceil(work.length / ROWS);
	const picks = work.filter((_, day) => day % scale === 0);
	const calendar = workingDays(terms.open, terms.holidays);
	const end = inWords(calendar[work.length - 1]);

	const due = answers.date === undefined ? undefined : new Date(`${answers.date}T00:00`);
	const date = due && inWords(due);
	const limit = due ? calendar.filter((day) => day <= due).length : Infinity;
	const smaller = sizes.filter((_, one) => daysOf(services, one).length <= limit);
	const fitting = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format([...smaller, end]);
	const late = limit < work.length && fillIn(words.late, { days: dayWords(limit), date, fitting });
	const mark = { row: Math.min(ROWS - 1, Math.floor(limit / scale)), text: date ?? '', isDate: true };

	const marks = parts.flatMap((name, part) => {
		const days = work.filter((day) => day.part === part).length;
		const row = picks.findIndex((day) => day.part === part);
		return days > 0 ? { row, text: `${name} ${dayWords(days)}`, isDate: false } : [];
	});
	const texts = marks.map(({ text }) => text);
	const names = services.map(({ name }) => name);
	// If all are done alongside, the first is the one beside which the others are done.
	const others = services.filter((one) => one.alongside).slice(services.every((one) => one.alongside) ? 1 : 0);
	const beside = others.length > 0 && fillIn(words.alongside, { services: others.map(({ name }) => name).join(', ') });
	const prices = services.map((one) => one.prices?.[size]);
	const price = services.every((one) => one.prices) && priceWords(words.price, prices);
	const [offer, ...more] = services.map((one) => one.offer);

	const total = fillIn(words.total, { days: work.length });
	const ready = fillIn(words.ready, { start: inWords(calendar[0], 'long'), end });
	const asked = `${names.join(' + ')}, ${sizes[size]?.toLowerCase()}${date ? `, ${fillIn(words.by, { date })}` : ''}.`;
	const motif = industry?.motif ?? terms.motif;
	const rows = weave(picks, motif);
	const similar =
		cases.find((one) => one.industries.some((name) => name === industry?.name)) ??
		cases.find((one) => services.some(({ page }) => one.services.includes(page)));
	return {
		rows,
		shapes: shapesOf(rows),
		band: weaveBand(picks, motif),
		label: fillIn(words.band, { days: dayWords(work.length) }),
		marks: (due ? [...marks, mark] : marks).sort((a, b) => a.row - b.row),
		dateRow: due && mark.row,
		total,
		ready,
		end: fillIn(words.end, { end }),
		late,
		notes: [beside, price].filter(Boolean).join(' '),
		row: fillIn(words.row, { days: dayWords(scale) }),
		offer: more.length === 0 && offer && size <= sizes.indexOf(offer.size) ? offer : undefined,
		similar,
		message: [total, ready, industry ? `${industry.name}: ${asked}` : asked, `${texts.join(', ')}.`, price]
			.filter(Boolean)
			.join('\n'),
		/** The lines of the picture. */
		lines: [total, fillIn(words.end, { end }), ...names, ...texts],
		cloth: fillIn(words.cloth, { parts: texts.join(', ') }),
	};
}

export type Estimate = ReturnType<typeof estimate>;
