import { list, records } from './content.ts';
import type { BlockPage } from '#schemas/block-page.ts';
import { oneRecord, pagePath } from '#schemas/collections.ts';
import { withIds } from './slugs.ts';

/** Returns the services in the order of the services overview. */
export const services = async () => [...(await records('services'))].sort((a, b) => a.data.order - b.data.order);

/** Returns the footer's links to services, in order. */
export async function serviceLinks(): Promise<{ label: string; path: string }[]> {
	const links = (await services()).flatMap(({ id, data: { footer } }) =>
		footer ? [{ ...footer, path: pagePath('services', id) }] : [],
	);
	return links.sort((a, b) => a.order - b.order);
}

/** Returns the pages whose field `link` has this value: the words and the paths of links to them. */
export async function linkedPages(place: BlockPage['link']): Promise<{ label: string; path: string }[]> {
	const pages = (await records('pages')).filter(({ data }) => data.link === place);
	return pages.map(({ id, data }) => ({ label: data.breadcrumb, path: pagePath('pages', id) }));
}

/** Returns every industry with the id and address of its tile, and with links to its services. */
export async function industries() {
	const offered = await services();
	return withIds('industry', await list('industries')).map((industry) => {
		const links = offered
			.filter((service) => industry.services.includes(service.id))
			.map((service) => ({ label: service.data.breadcrumb, path: pagePath('services', service.id) }));
		return { ...industry, links, path: `${oneRecord.industriesPage.path}#${industry.id}` };
	});
}
