import { oneRecord, pagePath } from '../schemas/collections';
import { list, refer } from './content';
import { services } from './services';
import { uniqueSlugs } from './slugs';

/** Returns every industry with the id and address of its tile, and with links to its services. */
export async function industries() {
	const all = await list('industries');
	const slugs = uniqueSlugs(all.map(({ name }) => name));
	const offered = (await services()).map(({ id, data }) => ({
		id,
		label: data.breadcrumb,
		path: pagePath('services', id),
	}));
	const known = offered.map(({ id }) => id);
	return all.map((industry, index) => {
		const id = `industry-${slugs[index]}`;
		for (const name of industry.services) refer(name, known, `content/industries.yaml, ${industry.name}, services`);
		const links = offered.filter((service) => industry.services.includes(service.id));
		return { ...industry, links, id, path: `${oneRecord.industriesPage.path}#${id}` };
	});
}
