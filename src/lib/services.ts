import { record, records } from './content';
import type { BlogObject } from '../schemas/blog-object';
import type { BlockPage } from '../schemas/block-page';
import type { Block } from '../schemas/blocks';
import { pagePath } from '../schemas/collections';
import { projects } from './projects';

/** Returns the services in the order of the services overview. */
export async function services() {
	return (await records('services')).sort((a, b) => a.data.order - b.data.order);
}

/**
 * Returns the blocks that the page of a service shows. A projects block without slugs shows projects that refer to the
 * service; without such projects, it is left out. A block of posts shows those about the service.
 */
export async function serviceBlocks(id: string, blocks: readonly Block[]): Promise<Block[]> {
	const named = (await projects()).filter(({ services: used }) => used.includes(id));
	const slugs = named.slice(0, 3).map(({ slug }) => slug);
	return blocks.flatMap((block) => {
		if (block.kind === 'posts') return { service: id, ...block };
		if (block.kind !== 'projects') return block;
		const shown = block.slugs ?? slugs;
		return shown.length > 0 ? { ...block, slugs: shown } : [];
	});
}

/** Returns the footer's links to services, in order. `text` says what the client gets. */
export async function serviceLinks(): Promise<{ id: string; label: string; path: string; text: string }[]> {
	const links = (await services()).flatMap(({ id, data: { footer, card } }) =>
		footer ? [{ ...footer, id, path: pagePath('services', id), text: card.text }] : [],
	);
	return links.sort((a, b) => a.order - b.order);
}

/** Returns links to the pages whose field `link` has this value. */
export async function linksTo(place: BlockPage['link']): Promise<{ label: string; path: string }[]> {
	const pages = (await records('pages')).filter(({ data }) => data.link === place);
	return pages.map(({ id, data }) => ({ label: data.breadcrumb, path: pagePath('pages', id) }));
}

/** Returns links to the service and the project of a post, if they exist. */
export async function linksOfPost(post: BlogObject): Promise<{ label: string; name: string; path: string }[]> {
	const { post: words } = (await record('words')).blog;
	const service = (await services()).find(({ id }) => id === post.service);
	const project = (await projects()).find(({ slug }) => slug === post.project);
	return [
		...(service
			? [{ label: words.service, name: service.data.card.name, path: pagePath('services', service.id) }]
			: []),
		...(project ? [{ label: words.project, name: project.name, path: project.path }] : []),
	];
}
