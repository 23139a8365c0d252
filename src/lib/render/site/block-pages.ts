import { getCollection } from 'astro:content';
import type { BlockPage, PageOfBlocks } from '../../../schemas/block-page';
import type { Block } from '../../../schemas/blocks/block';
import { folderOfRecords, pagePath, type PageFolder } from '../../../schemas/collections';
import { addBlockContexts, type BlockContext } from '../../shared/site/block-context';
import { record } from './content';
import { projects } from './projects';

/** A page of blocks, ready to render. */
export interface OpenPage extends PageOfBlocks {
	path: string;
	/** The pages in the breadcrumb after the home page; the last one is this page. */
	trail: { name: string; path: string }[];
	/** The name of the service, if the page is about one. */
	service?: string;
	blocks: (Block & BlockContext)[];
}

const NO_CONTEXT: BlockContext = { id: '', ground: 'paper', opens: false, closes: false, isRepeated: false };

/**
 * Returns the page that a record describes.
 * @param kind the folder in `content/`.
 * @param id the file name without extension.
 * @throws if there is no such record.
 */
export async function openPage(kind: PageFolder, id: string): Promise<OpenPage> {
	const entries: { id: string; data: PageOfBlocks & { card?: { name: string } } }[] = await getCollection(kind);
	const data = entries.find((entry) => entry.id === id)?.data;
	if (data === undefined) throw new Error(`content/${folderOfRecords[kind].folder}: the page "${id}" does not exist`);
	const path = pagePath(kind, id);
	const own = { name: data.breadcrumb, path };
	const overview = { name: (await record('servicesPage')).breadcrumb, path: '/services' };
	const named = kind === 'services' ? (await projects()).filter(({ services: used }) => used.includes(id)) : [];
	const slugs = named.slice(0, 3).map(({ slug }) => slug);
	// On a service page, a projects block without slugs shows projects that refer to the service.
	const blocks = data.blocks.map((block) => (block.kind === 'projects' ? { slugs, ...block } : block));
	// Leaves out a projects block without projects, so that the blocks before and after it count as adjacent.
	const shown = blocks.filter((block) => block.kind !== 'projects' || block.slugs?.length !== 0);
	const placed = addBlockContexts(shown, data.hero.look === 'cinema' ? 'band' : 'paper');
	return {
		...data,
		path,
		trail: kind === 'services' ? [overview, own] : [own],
		...(data.card && { service: data.card.name }),
		blocks: blocks.map((block) => placed[shown.indexOf(block)] ?? { ...block, ...NO_CONTEXT }),
	};
}

/** Returns the services in the order of the services overview. */
export async function services() {
	return (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
}

export async function allBlocks(): Promise<Block[]> {
	const pages = [...(await getCollection('services')), ...(await getCollection('pages'))];
	return pages.flatMap(({ data }) => data.blocks);
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
	const pages = (await getCollection('pages')).filter(({ data }) => data.link === place);
	return pages.map(({ id, data }) => ({ label: data.breadcrumb, path: pagePath('pages', id) }));
}
