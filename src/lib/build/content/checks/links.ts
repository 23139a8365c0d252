import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fixedPages, folderOfRecords, pagePath } from '../../../../schemas/collections.ts';
import { POST_IDS } from '../../../shared/blog/headings.ts';
import { addBlockContexts } from '../../../shared/site/block-context.ts';
import { isHostOnly } from '../redirects.ts';
import { reservedNames } from '../../site/reserved-names.ts';
import { nearFix } from '../../../shared/content/check-value.ts';
import type { ContentModel } from '../model.ts';
import type { ContentFile } from '../parse-file.ts';
import type { ProblemText, Location, Problem } from '../../../shared/content/problem.ts';
import { htmlLinks, markdownLinks } from './links-in-text.ts';
import { postTargets, type ShownPosts } from './post-targets.ts';

/** A page made from a file in a subfolder of `content/`, whether or not the file is valid. */
interface FolderPage {
	file: string;
	path: string;
}

const folderPages = ({ files }: ContentModel): FolderPage[] =>
	files.flatMap(({ file, id, collection }) =>
		collection !== undefined && collection in folderOfRecords
			? [{ file, path: pagePath(collection as keyof typeof folderOfRecords, id) }]
			: [],
	);

/** Returns a problem for each page whose address is already used by another page or by a file of the built site. */
function addressClashes(pages: readonly FolderPage[], reserved: ReadonlySet<string>): Problem[] {
	const taken = new Map(fixedPages.map(({ file, path }) => [path.toLowerCase(), `content/${file}`]));
	return pages.flatMap(({ file, path }): Problem[] => {
		const other = taken.get(path) ?? (reserved.has(path) ? 'the site itself' : undefined);
		taken.set(path, other ?? file);
		if (other === undefined) return [];
		return [{ location: { file }, message: `${other} already has the address ${path}`, fix: 'Rename this file.' }];
	});
}

/** A link or picture, with its location in `content/`. */
interface Link {
	file: string;
	location: Location;
	target: string;
	isPicture: boolean;
}

/** Returns the links in a file's fields, and the links and pictures in its text. */
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

/** Returns a problem if a link's fragment is not among the known ids. @param where the page, for the message. */
const fragmentProblem = (fragment: string, known: readonly string[], where: string): ProblemText | undefined =>
	known.includes(fragment)
		? undefined
		: {
				message: `#${fragment} does not exist ${where}`,
				fix:
					known.length > 0
						? `Use one of ${known.map((id) => `#${id}`).join(', ')}.`
						: 'Link to the page itself, without a fragment.',
			};

/** Returns a function that checks a link. */
function makeLinkCheck(model: ContentModel, pages: readonly string[], posts: ReturnType<typeof postTargets>) {
	const { root, entries } = model;
	const known = new Set([...pages, ...entries.redirects.map(({ data: { from } }) => from)]);
	const blocksAt = new Map(
		(['services', 'pages'] as const).flatMap((folder) =>
			entries[folder].map(({ id, data }) => [pagePath(folder, id), data.blocks] as const),
		),
	);

	/**
	 * Returns whether a path leads to something other than a page: a file in public/, a generated file, or a Markdown
	 * copy.
	 */
	const isFile = (path: string): boolean =>
		existsSync(join(root, 'public', path.replaceAll('%20', ' '))) ||
		existsSync(resolve('src/pages', `.${path}.ts`)) ||
		path === '/sitemap-index.xml' ||
		known.has(path.replace(/\.md$/, ''));

	/**
	 * Returns the anchors on the page with this path, if the page is a post or a page of blocks. The anchors on other
	 * pages are not known to the content check.
	 */
	function anchorsAt(path: string): string[] | undefined {
		const blocks = blocksAt.get(path);
		return blocks ? addBlockContexts(blocks).map(({ id }) => id) : posts.anchorsAt(path);
	}

	/**
	 * Returns the anchors for links from a file to its own page. In a post, such links use the ids without the prefix
	 * that the page adds.
	 */
	function ownAnchors(file: string): string[] | undefined {
		const post = posts.pathOf(file);
		if (post !== undefined) return posts.anchorsAt(post)?.map((id) => id.slice(POST_IDS.idPrefix.length));
		const path = folderPages(model).find((page) => page.file === file)?.path;
		return path === undefined ? undefined : anchorsAt(path);
	}

	function pathProblem(path: string, file: string): ProblemText | undefined {
		if (known.has(path)) return undefined;
		if (path.startsWith('/blog/')) return posts.linkProblem(path.replace(/\.md$/, ''), file);
		if (/\.\w+$/.test(path)) return isFile(path) ? undefined : missingFile(path);
		return { message: `the page ${path} does not exist`, fix: nearFix(path, pages, 'Link to a page of this site.') };
	}

	return ({ file, target, isPicture }: Link): ProblemText | undefined => {
		const [address = '', fragment = ''] = target.split('#');
		const path = address.split('?')[0] ?? '';
		if (/^([a-z]+:|\/\/)/i.test(target)) return undefined;
		if (isPicture) return path.startsWith('/') && isFile(path) ? undefined : missingFile(target);
		const problem = path === '' ? undefined : pathProblem(path, file);
		if (problem || fragment === '') return problem;
		const anchors = path === '' ? ownAnchors(file) : anchorsAt(path);
		return anchors && fragmentProblem(fragment, anchors, path === '' ? 'on this page' : `on ${path}`);
	};
}

const missingFile = (path: string): ProblemText => ({
	message: `the file ${path} does not exist`,
	fix: 'Add the file to public/, or correct the path, which must start with /.',
});

/**
 * Returns a problem for each redirect that hides a page, or that leads to anything other than a page, such as another
 * redirect.
 */
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
				? [{ location: at('from'), message: `${from} is a page`, fix: 'Redirect only addresses that have no page.' }]
				: []),
			...(pages.includes(to)
				? []
				: [
						{
							location: at('to'),
							message: `the page ${to} does not exist`,
							fix: nearFix(to, pages, 'Redirect to a page of this site.'),
						},
					]),
		];
	});
}

/**
 * Checks addresses. Finds pages that share an address, redirects that hide a page, links and redirects that lead
 * nowhere, and pictures whose file does not exist.
 */
export function checkLinks(model: ContentModel, shown: ShownPosts): Problem[] {
	const inFolders = folderPages(model);
	const pages = [...fixedPages, ...inFolders].map(({ path }) => path);
	const fixed = new Set(fixedPages.map(({ path }) => path));
	const reserved = new Set(
		reservedNames(model.root)
			.map((name) => `/${name}`)
			.filter((path) => !fixed.has(path)),
	);
	const checkLink = makeLinkCheck(model, pages, postTargets(model, shown));
	const links = model.files.flatMap(linksOf).flatMap((link): Problem[] => {
		const problem = checkLink(link);
		return problem ? [{ location: link.location, ...problem }] : [];
	});
	return [...addressClashes(inFolders, reserved), ...redirectProblems(model, pages, reserved), ...links];
}
