import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POST_IDS } from '../../lib/blog/headings.ts';
import type { LocalPosts } from '../../lib/blog/build/local-posts.ts';
import { sanitiseAtBuild } from '../../lib/blog/build/sanitise-build.ts';
import { postPath } from '../../lib/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../lib/blog/slug.ts';
import type { ContentFault, Wrong } from '../../lib/content/content-fault.ts';
import { ownName } from '../../lib/content/own-names.ts';
import { readPageFiles, type PageFile } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import { placeBlocks } from '../../lib/site/block-places.ts';
import { isHostOnly, readRedirects } from '../../lib/site/redirects.ts';
import { oneRecord, projectPath } from '../../schemas/collections.ts';
import { didYouMean } from '../../schemas/near-name.ts';
import type { BuildSettings } from '../build-settings.ts';
import { readContentFiles } from './content-files.ts';
import { linksOf, type ContentLink } from './content-links.ts';

/** What decides which posts readers see. */
export interface ShownPosts {
	/** The day whose posts they see; null for all of them. */
	today: BuildSettings['today'] | null;
	/** Whether the posts come from a backend, which nothing here knows. */
	hasBackend: boolean;
}

/** The pages with a layout of their own, by their files; all but posts and pages of blocks. */
const fixedPages = Object.values(oneRecord).flatMap((record): { file: string; path: string }[] =>
	'path' in record ? [{ file: `content/${record.file}`, path: record.path }] : [],
);

/** Addresses that an editor's page cannot have. */
const RESERVED = ['/index', '/404', '/post-shell'];

/** Pages of blocks that take the address of another page. */
function clashes(blocks: readonly PageFile[]): ContentFault[] {
	const reserved = RESERVED.map((path) => [path, 'the site itself'] as const);
	const taken = new Map([...fixedPages.map(({ file, path }) => [path.toLowerCase(), file] as const), ...reserved]);
	return blocks.flatMap(({ file, path }) => {
		const other = taken.get(path);
		if (other === undefined) {
			taken.set(path, file);
			return [];
		}
		return [{ file, field: '', found: `the address ${path}, which ${other} has`, expected: 'another file name' }];
	});
}

/** The places in the text of a post, as its page names them. */
const placesIn = (html: string): string[] =>
	[...sanitiseAtBuild(html, { ...POST_IDS, listUrl: '/', base: '/' }).matchAll(/ id="([^"]+)"/g)].map(
		([, id = '']) => id,
	);

/** A fragment that is none of those that there are. */
function placeFault(fragment: string, known: readonly string[], what: string): Wrong | undefined {
	if (known.includes(fragment)) return undefined;
	const names = known.map((id) => `#${id}`).join(', ');
	return {
		found: `#${fragment}, which is no place there`,
		expected: what + (names ? `: ${names}` : ', of which there are none'),
	};
}

/** Where posts may lead, by what `content/blog/` holds. A backend's posts are not known here. */
function postRules(local: LocalPosts, { today, hasBackend }: ShownPosts) {
	const arrange = (day: typeof today) => arrangePosts(local.posts, ownName('website'), day);
	const withPath = ({ post, slug }: SluggedPost) => [postPath(slug), post] as const;
	const all = new Map(arrange(null).map(withPath));
	const shown = new Map(arrange(today).map(withPath));
	const pathOf = new Map([...all].map(([path, { _id }]) => [local.fileById.get(_id), path]));
	return {
		/** The address of the post that lies in a file. */
		pathOf: (file: string) => pathOf.get(file),
		placesAt(path: string): string[] | undefined {
			const post = all.get(path);
			return post && placesIn(post.description);
		},
		faultOf(path: string, file: string): Wrong | undefined {
			// What is wrong with the posts themselves is said first.
			if (hasBackend || local.faults.length > 0 || path.startsWith('/blog/archive/') || shown.has(path))
				return undefined;
			if (!all.has(path))
				return { found: `${path}, which is no post`, expected: `a post${didYouMean(path, [...all.keys()])}` };
			// Posts that nobody sees yet may lead to one another.
			const own = pathOf.get(file);
			const isUnseen = own !== undefined && !shown.has(own);
			return isUnseen ? undefined : { found: `${path}, a post for later`, expected: 'one that readers see already' };
		},
	};
}

/** The judge of every link: what is wrong with it, if anything. */
function linkRules(root: string, blocks: readonly PageFile[], posts: ReturnType<typeof postRules>) {
	const projects = readProjectFiles(root).map(({ id }) => projectPath(id));
	const pages = [...[...fixedPages, ...blocks].map(({ path }) => path), ...projects];
	const lower = new Set(pages.map((path) => path.toLowerCase()));
	const redirects = readRedirects(root);
	const hiding = redirects.filter(
		(entry) => pages.includes(entry.from) || (lower.has(entry.from.toLowerCase()) && !isHostOnly(entry)),
	);
	const hides = new Set(hiding.map(({ from }) => from));
	const known = new Set([...pages, ...redirects.map(({ from }) => from)]);

	/** Files lie in public/, are made by a page of code, or are the Markdown of a page. */
	const isFile = (path: string): boolean =>
		existsSync(join(root, 'public', path.replaceAll('%20', ' '))) ||
		existsSync(join(root, 'src/pages', `${path}.ts`)) ||
		path === '/sitemap-index.xml' ||
		known.has(path.replace(/\.md$/, ''));

	/** Only pages of blocks and posts say in content/ which places they have. */
	function fragmentFault(path: string, fragment: string): Wrong | undefined {
		const page = blocks.find((one) => one.path === path)?.data;
		if (page) {
			const ids = placeBlocks(page.blocks).map(({ id }) => id);
			return placeFault(fragment, ids, `one of the blocks of ${path}`);
		}
		const places = posts.placesAt(path);
		return places && placeFault(fragment, places, `one of the headings of ${path}`);
	}

	return (file: string, { field, target, isPicture }: ContentLink): Wrong | undefined => {
		const [address = '', fragment = ''] = target.split('#');
		const path = address.split('?')[0] ?? '';
		if (/^([a-z]+:|\/\/)/i.test(target)) return undefined;
		if (isPicture)
			return path.startsWith('/') && isFile(path)
				? undefined
				: { found: `the picture ${target}`, expected: 'the path of a file that lies in public/' };
		if (field === 'from')
			return hides.has(path)
				? { found: `${path}, which is a page`, expected: 'an address that no page has' }
				: undefined;
		if (path === '') {
			const post = posts.pathOf(file);
			if (post === undefined) return fragmentFault(blocks.find((page) => page.file === file)?.path ?? '', fragment);
			// On the page, something stands before the names that a post itself uses.
			const own = posts.placesAt(post)?.map((id) => id.slice(POST_IDS.idPrefix.length)) ?? [];
			return placeFault(fragment, own, 'one of its headings');
		}
		// A redirect must lead to a page, and not to another redirect.
		const isKnown = field === 'to' ? pages.includes(path) : known.has(path);
		const fault = isKnown ? undefined : pathFault(path, file);
		return fault ?? (fragment ? fragmentFault(path, fragment) : undefined);
	};

	function pathFault(path: string, file: string): Wrong | undefined {
		if (path.startsWith('/blog/')) return posts.faultOf(path.replace(/\.md$/, ''), file);
		if (!/\.\w+$/.test(path))
			return { found: `${path}, which is no page`, expected: `a page of this site${didYouMean(path, pages)}` };
		return isFile(path)
			? undefined
			: { found: `${path}, which is no file`, expected: 'the path of a file that lies in public/' };
	}
}

/**
 * Pages that share an address, redirects that hide a page, and links, pictures and redirects that lead to nothing.
 */
export function checkPaths(root: string, local: LocalPosts, shown: ShownPosts): ContentFault[] {
	const blocks = [...readPageFiles(root, 'services'), ...readPageFiles(root, 'pages')];
	const faultOf = linkRules(root, blocks, postRules(local, shown));
	return [
		...clashes(blocks),
		...readContentFiles(root).flatMap(({ file, ...parts }) =>
			linksOf({ file, ...parts }).flatMap(({ line, ...link }): ContentFault[] => {
				const fault = faultOf(file, { line, ...link });
				return fault ? [{ file: `${file}:${line}`, field: link.field, ...fault }] : [];
			}),
		),
	];
}
