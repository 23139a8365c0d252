import { oneRecord } from '#schemas/collections.ts';
import { record, withoutExamples } from './content.ts';
import { withIds } from './slugs.ts';

/** Returns the people on the page about the agency, without examples among real ones, each with an id there. */
export const people = async () => withIds('person', withoutExamples((await record('aboutPage')).people?.items ?? []));

/** Returns the path of an author: the place on the page about the agency or, for somebody who is not there, that page. */
export async function authorPath(author: string | undefined): Promise<string> {
	const id = (await people()).find(({ name }) => name === author)?.id;
	return oneRecord.aboutPage.path + (id ? `#${id}` : '');
}
