import { oneRecord } from '../schemas/collections';
import { list } from './content';
import { idsOf, uniqueSlugs } from './unique-slugs';

/** Returns every industry with the slug that projects use for it, and with the id and address of its tile. */
export async function industries() {
	const all = await list('industries');
	const names = all.map(({ name }) => name);
	const [slugs, ids] = [uniqueSlugs(names), idsOf('industry', names)];
	return all.map((industry, index) => {
		const [slug = '', id = ''] = [slugs[index], ids[index]];
		return { ...industry, slug, id, path: `${oneRecord.industriesPage.path}#${id}` };
	});
}
