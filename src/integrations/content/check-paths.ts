import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import { readPageFiles, type PageFile } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import { placeBlocks } from '../../lib/site/block-places.ts';
import { isHostOnly, readRedirects } from '../../lib/site/redirects.ts';
import { oneRecord, projectPath } from '../../schemas/collections.ts';
import { didYouMean } from '../../schemas/near-name.ts';
import { contentFiles } from './check-files.ts';
import { linksOf, type ContentLink } from './content-links.ts';

/** The pages with a layout of their own, by their files; all but posts and pages of blocks. */
const fixedPages = Object.values(oneRecord).flatMap((record): { file: string; path: string }[] =>
	'path' in record ? [{ file: `content/${record.file}`, path: record.path }] : [],
);

/** Posts and files: only the backend or the built folder knows whether they exist. */
const isElsewhere = (path: string): boolean => path.startsWith('/blog/') || /\.\w+$/.test(path);

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

/** The judge of every link: what is wrong with it, if anything. */
function linkRules(root: string, blocks: readonly PageFile[]) {
	const projects = readProjectFiles(root).map(({ id }) => projectPath(id));
	const pages = [...[...fixedPages, ...blocks].map(({ path }) => path), ...projects];
	const lower = new Set(pages.map((path) => path.toLowerCase()));
	const redirects = readRedirects(root);
	const hiding = redirects.filter(
		(entry) => pages.includes(entry.from) || (lower.has(entry.from.toLowerCase()) && !isHostOnly(entry)),
	);
	const hides = new Set(hiding.map(({ from }) => from));
	const known = new Set([...pages, ...redirects.map(({ from }) => from)]);

	/** Only pages of blocks say in content/ which places they have. */
	function fragmentFault(path: string, fragment: string): Omit<ContentFault, 'file' | 'field'> | undefined {
		const page = blocks.find((one) => one.path === path);
		if (page?.data === undefined) return undefined;
		const ids = placeBlocks(page.data.blocks).map(({ id }) => id);
		if (ids.includes(fragment)) return undefined;
		const expected = `one of the blocks of ${page.file}: ${ids.map((id) => `#${id}`).join(', ')}`;
		return { found: `#${fragment}, which is no block there`, expected };
	}

	return ({ file, field, target, isPicture }: ContentLink): Omit<ContentFault, 'file' | 'field'> | undefined => {
		const [address = '', fragment = ''] = target.split('#');
		const path = address.split('?')[0] ?? '';
		if (/^([a-z]+:|\/\/)/i.test(target)) return undefined;
		if (isPicture)
			return path.startsWith('/') && existsSync(join(root, 'public', path))
				? undefined
				: { found: `the picture ${target}`, expected: 'the path of a file that lies in public/' };
		if (field === 'from')
			return hides.has(path)
				? { found: `${path}, which is a page`, expected: 'an address that no page has' }
				: undefined;
		if (target.startsWith('#')) {
			const own = blocks.find((page) => file.startsWith(`${page.file}:`));
			if (own) return fragmentFault(own.path, fragment);
			return file.startsWith('content/blog/')
				? { found: target, expected: 'the address of a page: a post has no places that a link can lead to' }
				: undefined;
		}
		if (isElsewhere(path)) return undefined;
		// A redirect must lead to a page, and not to another redirect.
		if (field === 'to' ? pages.includes(path) : known.has(path))
			return fragment ? fragmentFault(path, fragment) : undefined;
		return { found: `${path}, which is no page`, expected: `a page of this site${didYouMean(path, pages)}` };
	};
}

/** Pages that share an address, redirects that hide a page, and links, pictures and redirects that lead to nothing. */
export function checkPaths(root: string): ContentFault[] {
	const blocks = [...readPageFiles(root, 'services'), ...readPageFiles(root, 'pages')];
	const faultOf = linkRules(root, blocks);
	const links = contentFiles(root).flatMap((name) =>
		linksOf(join('content', name), readFileSync(join(root, 'content', name), 'utf8')),
	);
	return [
		...clashes(blocks),
		...links.flatMap((link) => {
			const fault = faultOf(link);
			return fault ? [{ file: link.file, field: link.field, ...fault }] : [];
		}),
	];
}
