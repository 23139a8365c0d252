import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import sharp from 'sharp';
import { z } from 'zod';
import { canonicalUrl, href } from '../../src/lib/shared/site/urls.ts';
import { sitemapEntries } from '../lib/sitemap.ts';
import { serveFolder } from '../lib/static-server.ts';
import { descriptionOf, pageRules, titleOf } from './page-rules.ts';
import { feed, markdown } from './reading-rules.ts';
import type { Finding, Page, RuleFinding, Site } from './site.ts';
import { postDatesOf } from './structured-data.ts';

/** Checks that no two pages have the same title or description in search results; posts may share a title. */
const unique =
	(read: (page: Page) => string) =>
	({ pages }: Site): RuleFinding[] => {
		const listed = pages.filter((page) => page.isListed && postDatesOf(page).published === '');
		return [...Map.groupBy(listed, read)]
			.filter(([text, owners]) => text !== '' && owners.length > 1)
			.map(([text, owners]) => ({
				where: owners.map(({ file }) => file).join(', '),
				what: `share "${text}". Give each its own.`,
			}));
	};

/**
 * Checks that every link, picture and style sheet on each page leads to an existing file and fragment. Requests nothing
 * from other hosts.
 */
async function links({ folder, settings: { siteUrl, base }, pages }: Site): Promise<RuleFinding[]> {
	const { origin, close } = await serveFolder({ folder, port: 0, base, hosting: 'plain' });
	const files = new Map(pages.map(({ path, file }) => [`${origin}${href(path, base)}`, file]));
	const { links: found } = await new LinkChecker().check({
		path: [...files.keys()],
		concurrency: 20,
		checkFragments: true,
		checkCss: true,
		// The site is not yet online, so links to its own address are checked on the local server.
		urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(siteUrl)}`), replacement: origin }],
		linksToSkip: (url) => Promise.resolve(![origin, siteUrl].includes(new URL(url).origin)),
	});
	await close();
	return found
		.filter(({ state }) => state === LinkState.BROKEN)
		.map(({ url, parent = '', status }) => ({
			where: files.get(parent) ?? parent,
			what: `${url.replace(origin, '')} ${status === 200 ? 'leads to an id that the page does not have. Change one of the two.' : 'leads nowhere. Change the address.'}`,
		}));
}

/**
 * Checks that the sitemap lists every page meant for search engines. Each page must appear once, by its canonical
 * address, and each post must have a date.
 */
async function sitemap({ folder, pages, settings: { siteUrl, base } }: Site): Promise<RuleFinding[]> {
	const entries = await sitemapEntries(folder);
	const listed = new Map(pages.filter(({ isListed }) => isListed).map((page) => [page.url, page]));
	const line = `Sitemap: ${canonicalUrl('/sitemap-index.xml', siteUrl, base)}`;
	const robots = await readFile(join(folder, 'robots.txt'), 'utf8');
	const problems = entries.flatMap(({ url, lastmod }, index) => {
		const page = listed.get(url);
		if (page === undefined) return [`lists ${url}, which search engines may not list.`];
		if (entries.findIndex((entry) => entry.url === url) !== index) return [`lists ${url} twice.`];
		const { changed: change } = postDatesOf(page);
		return lastmod === change
			? []
			: [`dates ${url} ${lastmod || 'not at all'}, but the page says ${change || 'no date'}.`];
	});
	return [
		...problems.map((what) => ({ where: 'sitemap-0.xml', what })),
		...[...listed.values()]
			.filter(({ url }) => !entries.some((entry) => entry.url === url))
			.map(({ file, url }) => ({ where: file, what: `${url} is not in the sitemap.` })),
		...(robots.split('\n').includes(line) ? [] : [{ where: 'robots.txt', what: `lacks the line "${line}".` }]),
	];
}

/** Checks that the build contains no unused pictures. An original photo may reveal where and when it was taken. */
async function originals({ folder, pages }: Site): Promise<RuleFinding[]> {
	const files = await readdir(folder, { recursive: true });
	return files
		.filter((file) => file.startsWith('_astro') && /\.(png|jpe?g|webp|avif)$/i.test(file))
		.filter((file) => !pages.some(({ html }) => html.includes(basename(file))))
		.map((where) => ({
			where,
			what: 'appears on no page. Delete this picture from src/assets, or show it on a page. If a page shows it, some code read its size without infoOf (src/lib/render/site/pictures.ts).',
		}));
}

const manifestSchema = z.object({
	start_url: z.string(),
	icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(1),
});

/** Checks that the manifest's start address is the home page and that its icons have the stated sizes. */
async function manifest({ folder, settings: { base } }: Site): Promise<RuleFinding[]> {
	const text = await readFile(join(folder, 'site.webmanifest'), 'utf8');
	const { start_url: start, icons } = manifestSchema.parse(JSON.parse(text));
	const sizes = icons.map(async ({ src, sizes: stated }) => {
		const picture = sharp(join(folder, src.slice(href('/', base).length)));
		const found = await picture.metadata().then(
			({ width, height }) => `${width}x${height}`,
			() => 'not a picture',
		);
		return found === stated ? [] : [`${src} is ${found}, but the manifest says ${stated}.`];
	});
	const problems = [
		...(start === href('/', base) ? [] : [`start_url is "${start}". Change it to "${href('/', base)}".`]),
		...(await Promise.all(sizes)).flat(),
	];
	return problems.map((what) => ({ where: 'site.webmanifest', what }));
}

/** The rules for the whole site, keyed by their names in the report. */
const siteRules: readonly [kind: string, rule: (site: Site) => RuleFinding[] | Promise<RuleFinding[]>][] = [
	['Titles', unique(titleOf)],
	['Descriptions', unique(descriptionOf)],
	['Links', links],
	['Sitemap', sitemap],
	['Pictures', originals],
	['Manifest', manifest],
	['Markdown', markdown],
	['Feed', feed],
];

/** Returns every finding for a built site. */
export async function checkSite(site: Site): Promise<Finding[]> {
	const ofPages = site.pages.flatMap((page) =>
		Object.entries(pageRules).flatMap(([kind, rule]) =>
			[...new Set(rule(page, site.settings))].map((what) => ({ kind, where: page.file, what })),
		),
	);
	const ofSite = siteRules.map(async ([kind, rule]) => (await rule(site)).map((finding) => ({ kind, ...finding })));
	return [...ofPages, ...(await Promise.all(ofSite)).flat()];
}
