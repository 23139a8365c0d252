import type { BriefPage } from '../../schemas/brief.ts';
import { buildDateIn } from '../dates.ts';
import { fillIn } from '../text.ts';
import { type Answers, type Choices, planOf, SIZES, workingDays } from './plan.ts';

/** The words around the cloth. */
export type BriefWords = BriefPage['words'] & Pick<BriefPage, 'sizes' | 'parts'>;

const dateWords = buildDateIn('UTC');

/**
 * Returns the plan of a brief, also in words, with the working days until its date. If they are too few, `late` says so,
 * and what would fit: another size, a single service, or the first possible date.
 */
export function inWords(answers: Answers, choices: Choices, { sizes, parts, ...words }: BriefWords) {
	const { industry, date, size } = answers;
	const plan = planOf(answers, choices);
	const chosen = choices.services.filter(({ id }) => answers.services.includes(id));
	const calendar = date === undefined ? [] : workingDays(choices);
	const limit = date === undefined ? plan.days : calendar.filter((day) => day <= date).length;
	const until = date === undefined ? '' : dateWords(date);
	const names = chosen.map(({ name }) => name).join(' + ');
	const ways = [
		...SIZES.map((one) => ({ ...answers, size: one, name: sizes[one].name })),
		...chosen.map(({ id, name }) => ({ ...answers, services: [id], name })),
	].filter((way) => planOf(way, choices).days <= limit);
	const fitting = [...ways.map(({ name }) => name), dateWords(calendar[plan.days - 1] ?? '2100-01-01')].join(', ');
	return {
		...{ plan, industry, limit: date === undefined ? undefined : limit },
		mark: choices.industries.find(({ name }) => name === industry)?.mark ?? '',
		brief: `${industry}: ${names}, ${sizes[size].name.toLowerCase()}${until && fillIn(words.date, { date: until })}.`,
		total: fillIn(words.total, { days: plan.days }),
		parts: parts.map((name, part) => `${name} ${plan.parts[part]}`).join(', '),
		late: limit < plan.days ? fillIn(words.late, { days: limit, date: until, fitting }) : '',
	};
}
