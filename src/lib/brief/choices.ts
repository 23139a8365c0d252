import { DAYS } from '../../schemas/site';
import { list, record, refer } from '../content';
import { services } from '../services';
import type { Answers, Choices } from './plan';

const FILE = 'content/brief.yaml';

/** Returns what visitors can choose from, and the brief that they see first. */
export async function briefChoices(): Promise<{ choices: Choices; example: Answers }> {
	const brief = await record('briefPage');
	const { hours } = await record('site');
	const industries = (await list('industries')).map(({ name, mark }) => ({ name, mark }));
	const pages = (await services()).map(({ id }) => id);
	const offered = brief.services.map(({ service, name, days }) => ({ id: refer(service, pages, FILE), name, days }));
	// Content counts weekdays from Monday, JavaScript from Sunday.
	const open = hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7));
	const industry = refer(
		brief.example,
		industries.map(({ name }) => name),
		FILE,
	);
	const first = offered.slice(0, 1).map(({ id }) => id);
	return { choices: { industries, services: offered, open }, example: { industry, services: first, size: 'medium' } };
}
