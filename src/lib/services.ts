import { records } from './content.ts';
import type { BlockPage } from '#schemas/block-page.ts';
import { pagePath } from '#schemas/collections.ts';

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
