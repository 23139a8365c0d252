import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fixedPages, folderOfRecords, pagePath } from '../../../../schemas/collections.ts';
import { POST_IDS } from '../../../shared/blog/headings.ts';
import { placeBlocks } from '../../../shared/site/block-places.ts';
import { isHostOnly } from '../redirects.ts';
import { reservedNames } from '../../site/reserved-names.ts';
import { nearFix } from '../../../shared/content/check-value.ts';
import type { ContentModel } from '../model.ts';
import type { ContentFile } from '../parse-file.ts';
import type { Finding, Location, Problem } from '../../../shared/content/problem.ts';
import { htmlLinks, markdownLinks } from './links-in-text.ts';
import { postTargets, type ShownPosts } from './post-targets.ts';

/** A page that is a file of its own in a folder of `content/`, right or wrong. */
interface OwnPage {
	file: string;
	path: string;
}

/** The pages of the folders, in the order of the files. */
const ownPages = ({ files }: ContentModel): OwnPage[] =>
	files.flatMap(({ file, id, collection }) =>
		collection !== undefined && collection in folderOfRecords
			? [{ file, path: pagePath(collection as keyof typeof folderOfRecords, id) }]
			: [],
	);

/** Pages that take the address of another page, or of something that the build makes. */
function clashes(pages: readonly OwnPage[], reserved: ReadonlySet<string>): Problem[] {
	const taken = new Map(fixedPages.map(({ file, path }) => [path.toLowerCase(), `content/${file}`]));
	return pages.flatMap(({ file, path }): Problem[] => {
		const other = taken.get(path) ?? (reserved.has(path) ? 'the site itself' : undefined);
		taken.set(path, other ?? file);
		if (other === undefined) return [];
		return [{ location: { file }, message: `the address ${path} belongs to ${other}`, fix: 'Rename this file.' }];
	});
}

/** A link or picture, and where it is written. */
interface Link {
	file: string;
	location: Location;
	target: string;
	isPicture: boolean;
}

/** The links of a file: those of its fields, and those of its texts with their pictures. */
function linksOf({ file, mentions, body }: ContentFile): Link[] {
	const ofFields = mentions.flatMap(({ value, location, meta }): Link[] => {
		if (meta.markdown) return markdownLinks(value).map((link) => ({ ...link, file, location }));
		return meta.link ? [{ file, location, target: value, isPicture: false }] : [];
	});
	const read = extname(file) === '.md' ? markdownLinks : htmlLinks;
	const ofText = body ? read(body.text) : [];
	return [
		...ofFields,
		...ofText.map(({ line, ...link }) => ({ ...link, file, location: { file, line: body && body.line + line - 1 } })),
	];
}

/** A fragment that is none of those that a page has. */
const anchorWords = (fragment: string, known: readonly string[], where: string): Finding | undefined =>
	known.includes(fragment)
		? undefined
		: {
				message: `#${fragment} does not exist ${where}`,
				fix:
					known.length > 0 ? `Use one of ${known.map((id) => `#${id}`).join(', ')}.` : 'Link to the page as a whole.',
			};

/** Makes the judge of links: it says what is wrong with one, if anything. */
function linkJudge(model: ContentModel, pages: readonly string[], posts: ReturnType<typeof postTargets>) {
	const { root, entries } = model;
	const known = new Set([...pages, ...entries.redirects.map(({ data: { from } }) => from)]);
	const blocksAt = new Map(
		(['services', 'pages'] as const).flatMap((folder) =>
			entries[folder].map(({ id, data }) => [pagePath(folder, id), data.blocks] as const),
		),
	);

	/** Files lie in public/, are made by a page of code, or are the Markdown of a page. */
	const isFile = (path: string): boolean =>
		existsSync(join(root, 'public', path.replaceAll('%20', ' '))) ||
		existsSync(resolve('src/pages', `.${path}.ts`)) ||
		path === '/sitemap-index.xml' ||
		known.has(path.replace(/\.md$/, ''));

	/** Only pages of blocks and posts say in content/ which anchors they have. */
	function anchorsAt(path: string): string[] | undefined {
		const blocks = blocksAt.get(path);
		return blocks ? placeBlocks(blocks).map(({ id }) => id) : posts.anchorsAt(path);
	}

	/** A fragment of the page itself: in a post, something stands before the names that the post uses. */
	function ownAnchors(file: string): string[] | undefined {
		const post = posts.pathOf(file);
		if (post !== undefined) return posts.anchorsAt(post)?.map((id) => id.slice(POST_IDS.idPrefix.length));
		const path = ownPages(model).find((page) => page.file === file)?.path;
		return path === undefined ? undefined : anchorsAt(path);
	}

	function pathWords(path: string, file: string): Finding | undefined {
		if (known.has(path)) return undefined;
		if (path.startsWith('/blog/')) return posts.wordsFor(path.replace(/\.md$/, ''), file);
		if (/\.\w+$/.test(path)) return isFile(path) ? undefined : missingFile(path);
		return { message: `there is no page ${path}`, fix: nearFix(path, pages, 'Link to a page of this site.') };
	}

	return ({ file, target, isPicture }: Link): Finding | undefined => {
		const [address = '', fragment = ''] = target.split('#');
		const path = address.split('?')[0] ?? '';
		if (/^([a-z]+:|\/\/)/i.test(target)) return undefined;
		if (isPicture) return path.startsWith('/') && isFile(path) ? undefined : missingFile(target);
		const words = path === '' ? undefined : pathWords(path, file);
		if (words || fragment === '') return words;
		const anchors = path === '' ? ownAnchors(file) : anchorsAt(path);
		return anchors && anchorWords(fragment, anchors, path === '' ? 'on this page' : `on ${path}`);
	};
}

const missingFile = (path: string): Finding => ({
	message: `there is no file ${path}`,
	fix: 'Lay it into public/, or correct the path, which starts with /.',
});

/** Redirects that hide a page, and redirects that lead to none. A redirect may not lead to another. */
function redirectProblems(
	{ entries }: ContentModel,
	pages: readonly string[],
	reserved: ReadonlySet<string>,
): Problem[] {
	const lower = new Set(pages.map((path) => path.toLowerCase()));
	return entries.redirects.flatMap(({ data, at }): Problem[] => {
		const { from, to } = data;
		const hides = pages.includes(from) || reserved.has(from) || (lower.has(from.toLowerCase()) && !isHostOnly(data));
		return [
			...(hides
				? [{ location: at('from'), message: `${from} is a page already`, fix: 'Redirect an address that has no page.' }]
				: []),
			...(pages.includes(to)
				? []
				: [
						{
							location: at('to'),
							message: `there is no page ${to}`,
							fix: nearFix(to, pages, 'Lead to a page of this site.'),
						},
					]),
		];
	});
}

/** Checks addresses: pages that share one, redirects that hide a page, links, pictures and redirects that lead to nothing. */
export function checkLinks(model: ContentModel, shown: ShownPosts): Problem[] {
	const own = ownPages(model);
	const pages = [...fixedPages, ...own].map(({ path }) => path);
	const fixed = new Set(fixedPages.map(({ path }) => path));
	const reserved = new Set(
		reservedNames(model.root)
			.map((name) => `/${name}`)
			.filter((path) => !fixed.has(path)),
	);
	const judge = linkJudge(model, pages, postTargets(model, shown));
	const links = model.files.flatMap(linksOf).flatMap((link): Problem[] => {
		const words = judge(link);
		return words ? [{ location: link.location, ...words }] : [];
	});
	return [...clashes(own, reserved), ...redirectProblems(model, pages, reserved), ...links];
}
