import { fillIn } from '../text.ts';
import { type Answers, codeOf, SIZES, type Terms } from './answers.ts';

/** Returns the working days of each chosen service in each part of the work, in the order of the cloth's rows. */
function bandsOf({ services, size }: Answers, terms: Terms) {
	return terms.parts.flatMap((_, part) =>
		terms.services.flatMap(({ service, days }, place) =>
			services.includes(service) ? { part, place, days: days[size][part] ?? 0 } : [],
		),
	);
}

const sum = (bands: readonly { days: number }[]): number => bands.reduce((total, { days }) => total + days, 0);

/** Returns the working days after today, for some years. A visitor with a wrong clock gets a wrong estimate, no error. */
export function workingDays({ open }: Pick<Terms, 'open'>, now = new Date()): Date[] {
	const date = (day: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + day + 1);
	return Array.from({ length: 2000 }, (_, day) => date(day)).filter((one) => open.includes(one.getDay()));
}

const inWords = (date: Date): string => date.toLocaleDateString('en-IN', { dateStyle: 'long' });

/**
 * Returns the plan of a brief, from which its cloth is woven, and the words for it. `limit` is how many working days are
 * left until the visitor's date. If they are too few, `late` says so, and what would fit: a smaller size, or a later date.
 */
export function estimate(answers: Answers, terms: Terms) {
	const { words, sizes } = terms;
	const { industry, size } = answers;
	const bands = bandsOf(answers, terms);
	const days = sum(bands);
	const labels = terms.parts.map((name, part) => `${name} ${sum(bands.filter((band) => band.part === part))}`);
	const parts = labels.join(', ');
	const chosen = terms.services.filter(({ service }) => answers.services.includes(service));
	const what = [chosen.map(({ name }) => name).join(' + '), sizes[size].name.toLowerCase()].join(', ');
	const due = answers.date === undefined ? undefined : new Date(`${answers.date}T00:00`);
	const date = due && inWords(due);
	const calendar = workingDays(terms);
	const limit = due && calendar.filter((day) => day <= due).length;
	const isLate = limit !== undefined && limit < days;
	const fitting = SIZES.filter((one) => isLate && sum(bandsOf({ ...answers, size: one }, terms)) <= limit);
	const ways = [...fitting.map((one) => sizes[one].name), ...calendar.slice(days - 1, days).map(inWords)].join(', ');
	const code = codeOf(answers, terms);
	return {
		...{ bands, days, labels, limit, size, code },
		mark: terms.industries.find(({ name }) => name === industry)?.mark ?? '',
		total: fillIn(words.total, { days }),
		brief: `${industry}: ${what}${date ? fillIn(words.date, { date }) : ''}. ${parts}.`,
		late: isLate ? fillIn(words.late, { days: limit, date, fitting: ways }) : '',
		cloth: fillIn(words.cloth, { industry, parts }),
		title: fillIn(words.title, { code: code.toUpperCase() }),
	};
}

export type Estimate = ReturnType<typeof estimate>;
