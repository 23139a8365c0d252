import { oneRecord, pagePath } from '#schemas/collections.ts';
import { list } from './content.ts';
import { services } from './services.ts';
import { withIds } from './slugs.ts';

/** Returns every industry with the id and address of its tile, and with links to its services. */
export async function industries() {
	const all = await list('industries');
	const offered = await services();
	return withIds('industry', all).map((industry) => {
		const links = offered
			.filter((service) => industry.services.includes(service.id))
			.map((service) => ({ label: service.data.breadcrumb, path: pagePath('services', service.id) }));
		return { ...industry, links, path: `${oneRecord.industriesPage.path}#${industry.id}` };
	});
}
