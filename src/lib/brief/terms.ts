import { DAYS } from '../../schemas/site';
import { list, record, refer } from '../content';
import { services } from '../services';
import type { Answers, Terms } from './answers';

const FILE = 'content/brief.yaml';

/** Returns what briefs are made of, and the brief that visitors see first. */
export async function briefTerms(): Promise<{ terms: Terms; example: Answers }> {
	const { services: offered, example, sizes, parts, words } = await record('briefPage');
	const pages = (await services()).map(({ id }) => id);
	const chosen = offered.map(({ service }) => refer(service, pages, FILE)).slice(0, 1);
	const industries = (await list('industries')).map(({ name, mark }) => ({ name, mark }));
	const names = industries.map(({ name }) => name);
	const { hours } = await record('site');
	// Content counts weekdays from Monday, JavaScript from Sunday.
	const open = hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7));
	return {
		terms: { industries, services: offered, open, sizes, parts, words },
		example: { industry: refer(example, names, FILE), services: chosen, size: 'medium' },
	};
}
