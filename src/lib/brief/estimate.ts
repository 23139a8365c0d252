import { workingDays } from '#lib/dates.ts';
import { fillIn } from '#lib/text.ts';
import type { Answers, Terms } from './answers.ts';

/** Returns each working day of a brief, in the order of the cloth's rows: its part of the work, and its service's place. */
const workOf = ({ services, size }: Answers, { parts }: Terms) =>
	parts.flatMap((_, part) =>
		services.flatMap(({ days, place }) => Array.from({ length: days[size]?.[part] ?? 0 }, () => ({ part, place }))),
	);

const inWords = (date: Date): string => date.toLocaleDateString('en-IN', { dateStyle: 'long' });

/**
 * Returns the plan of a brief, from which its cloth is woven, and the words for it. `limit` is how many working days are
 * left until the visitor's date. If they are too few, `late` says so, and what would fit: a smaller size, or a later date.
 */
export function estimate(answers: Answers, terms: Terms) {
	const { words, sizes } = terms;
	const { code, industry, services, size } = answers;
	const work = workOf(answers, terms);
	const days = work.length;
	const labels = terms.parts.map((name, part) => `${name} ${work.filter((day) => day.part === part).length}`);
	const parts = labels.join(', ');
	const due = answers.date === undefined ? undefined : new Date(`${answers.date}T00:00`);
	const date = due && inWords(due);
	const by = date ? `, ${fillIn(words.date, { date })}` : '';
	const asked = `${services.map(({ name }) => name).join(' + ')}, ${sizes[size]?.name.toLowerCase()}${by}`;
	const calendar = due ? workingDays(terms.open) : [];
	const limit = due && calendar.filter((day) => day <= due).length;
	const smaller = sizes.filter((_, one) => workOf({ ...answers, size: one }, terms).length <= (limit ?? 0));
	const possible = [...smaller.map(({ name }) => name), ...calendar.slice(days - 1, days).map(inWords)];
	const fitting = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(possible);
	return {
		pattern: { work, labels, limit, size, motif: industry.motif },
		total: fillIn(words.total, { days }),
		brief: `${industry.name}: ${asked}. ${parts}.`,
		late: limit !== undefined && limit < days ? fillIn(words.late, { days: limit, date, fitting }) : '',
		cloth: fillIn(words.cloth, { industry: industry.name, parts }),
		title: fillIn(words.title, { code }),
	};
}

export type Estimate = ReturnType<typeof estimate>;
