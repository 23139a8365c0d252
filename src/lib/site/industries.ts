import { oneRecord } from '../../schemas/collections';
import { slugify } from '../blog/slug';
import { list } from './content';

/** Every industry with its slug, by which projects name it, and the address of its tile. */
export async function industries() {
	return (await list('industries')).map((industry) => {
		const slug = slugify(industry.name);
		return { ...industry, slug, path: `${oneRecord.industriesPage.path}#${slug}` };
	});
}
