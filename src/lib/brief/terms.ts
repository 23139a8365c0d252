import { oneRecord } from '#schemas/collections.ts';
import { DAYS } from '#schemas/site.ts';
import { list, record } from '#lib/content.ts';

/** Returns what briefs are made of, and what else their page needs: the address of the first brief, the path of the form that sends briefs, and the chat. */
export async function briefTerms() {
	const { services: offered, example, sizes, parts, words } = await record('briefPage');
	// The place of a service is its digit in a brief's address, and its colour.
	const services = offered.map((service, place) => ({ ...service, place }));
	const industries = (await list('industries')).map(({ name, motif }) => ({ name, motif }));
	const names = industries.map(({ name }) => name);
	const { hours, chat } = await record('site');
	// Content counts weekdays from Monday, JavaScript from Sunday.
	const open = hours.open.flatMap(({ days }) => days.map((day) => (DAYS.indexOf(day) + 1) % 7));
	const first = names.indexOf(example);
	const terms = { industries, services, open, sizes, parts, words };
	return { terms, example: `#w=${first}-1-0`, contactPath: oneRecord.contactPage.path, chat };
}
