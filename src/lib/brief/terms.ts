import { DAYS } from '../../schemas/site';
import { list, record, refer } from '../content';
import { services } from '../services';
import type { Answers } from './answers';

const FILE = 'content/brief.yaml';

/** Returns what briefs are made of, which their page gives to the browser, and the brief that visitors see first. */
export async function briefTerms() {
	const { services: offered, example, sizes, parts, words } = await record('briefPage');
	const pages = (await services()).map(({ id }) => id);
	const chosen = offered.map(({ service }) => refer(service, pages, FILE)).slice(0, 1);
	const industries = (await list('industries')).map(({ name, motif }) => ({ name, motif }));
	const names = industries.map(({ name }) => name);
	const { hours } = await record('site');
	// Content counts weekdays from Monday, JavaScript from Sunday.
	const open = hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7));
	const first: Answers = { industry: refer(example, names, FILE), services: chosen, size: 'medium' };
	return { terms: { industries, services: offered, open, sizes, parts, words }, example: first };
}
