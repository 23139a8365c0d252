import { oneRecord } from '../schemas/collections';
import { list } from './content';
import { uniqueSlugs } from './slugs';

/** Returns every industry with the id and address of its tile. */
export async function industries() {
	const all = await list('industries');
	const slugs = uniqueSlugs(all.map(({ name }) => name));
	return all.map((industry, index) => {
		const id = `industry-${slugs[index]}`;
		return { ...industry, id, path: `${oneRecord.industriesPage.path}#${id}` };
	});
}
