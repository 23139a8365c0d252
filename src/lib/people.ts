import { oneRecord } from '../schemas/collections';
import { record } from './content';
import { idsOf } from './slugs';

const { path } = oneRecord.aboutPage;

/** Returns the people on the page about the agency, each with an id there. */
export async function people() {
	const items = (await record('aboutPage')).people?.items ?? [];
	const ids = idsOf(
		'person',
		items.map(({ name }) => name),
	);
	return items.map((person, index) => ({ ...person, id: ids[index] ?? '' }));
}

/** Returns the path of an author: the place on the page about the agency or, for somebody who is not there, that page. */
export async function authorPath(author: string | undefined): Promise<string> {
	const id = (await people()).find(({ name }) => name === author)?.id;
	return id ? `${path}#${id}` : path;
}
