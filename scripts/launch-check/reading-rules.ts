import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { count } from '../../src/schemas/count.ts';
import { FEED_SIZE } from '../../src/lib/build/blog/feed.ts';
import { wordsOf } from '../../src/lib/shared/blog/search-words.ts';
import { canonicalUrl, href, markdownPath } from '../../src/lib/shared/site/urls.ts';
import type { Page, RuleFinding, Site } from './site.ts';

const textOf = ({ folder }: Site, file: string): Promise<string> =>
	readFile(join(folder, file), 'utf8').catch(() => '');
const isPartial = (address: string): boolean => !/^(https?:\/\/[^/]|mailto:|tel:)/.test(address);

/** Matches code in Markdown; inside code, brackets are ordinary text. */
const CODE = /^```[^]*?^```|`[^`\n]+`/gm;

function markdownProblems(text: string, { url }: Page): string[] {
	const [, head = '', body = ''] = /^---(\n[^]*?\n)---\n([^]*)$/.exec(text) ?? [];
	const prose = body.replace(CODE, '');
	const targets = [...prose.matchAll(/(?<!\\)\[[^[\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
	return [
		...(head.includes(`\nurl: ${url}\n`) ? [] : [`has no "url: ${url}" between its two lines of ---.`]),
		...(prose.match(/^# /gm)?.length === 1 ? [] : ['needs exactly one heading with a single #.']),
		...targets.filter(isPartial).map((target) => `has the address ${target}, which is not absolute.`),
		...(prose.match(/(?<!\\)<\/?[a-z][^>]*>/gi) ?? []).map(
			(element) => `has the HTML element ${element}. Use Markdown.`,
		),
	];
}

/** Checks that each page meant for search engines has a link to its Markdown copy, and that llms.txt lists the copy. */
export async function markdown(site: Site): Promise<RuleFinding[]> {
	const { siteUrl, base } = site.settings;
	const list = await textOf(site, 'llms.txt');
	const entries = [...list.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, url = '']) => url);
	const listed = site.pages.filter(({ isListed }) => isListed);
	const addresses = new Set(listed.map(({ path }) => canonicalUrl(markdownPath(path), siteUrl, base)));
	const ofPages = site.pages.map(async (page): Promise<RuleFinding[]> => {
		const path = markdownPath(page.path);
		const expected = page.isListed ? href(path, base) : undefined;
		const found = page.$('link[type="text/markdown"]').attr('href');
		if (found !== expected) {
			const link = expected === undefined ? 'no Markdown copy' : `its Markdown copy ${expected}`;
			return [{ where: page.file, what: `should link to ${link}, but links to ${found ?? 'none'}.` }];
		}
		if (!page.isListed) return [];
		const where = path.slice(1);
		return markdownProblems(await textOf(site, where), page).map((what) => ({ where, what }));
	});
	// llms.txt lists only the newest posts.
	const expected = listed.filter(({ path }) => !path.startsWith('/blog/')).map(({ path }) => markdownPath(path));
	const missing = expected.filter((path) => !entries.includes(canonicalUrl(path, siteUrl, base)));
	const wrong = entries.filter((url, index) => !addresses.has(url) || entries.indexOf(url) !== index);
	return [
		...(await Promise.all(ofPages)).flat(),
		...missing.map((path) => ({ where: 'llms.txt', what: `does not list ${path}.` })),
		...wrong.map((url) => ({ where: 'llms.txt', what: `lists ${url}, which is not a page or is listed twice.` })),
	];
}

/**
 * Checks that the feed contains the newest posts with their full text and absolute addresses, and that the posts and
 * the blog list link to the feed.
 */
export async function feed(site: Site): Promise<RuleFinding[]> {
	const { siteUrl, base } = site.settings;
	const posts = new Map(
		site.pages
			.filter(({ $, isListed }) => isListed && $('[data-post-body]').length > 0)
			.map((page) => [page.url, page]),
	);
	const $ = load(await textOf(site, 'rss.xml'), { xml: true });
	const items = $('item').toArray();
	const problems = items.flatMap((item) => {
		const link = $('link', item).text();
		const text = load($('content\\:encoded', item).text());
		const page = posts.get(link);
		if (page === undefined) return [`lists ${link}, which is not a post.`];
		const isWhole = wordsOf(text('body').text()).join() === wordsOf(page.$('[data-post-body]').text()).join();
		const addresses = text('[href], [src]').map((_, { attribs }) => attribs['href'] ?? attribs['src']);
		return [
			...(isWhole ? [] : [`has a text for ${link} that differs from its page.`]),
			...addresses
				.get()
				.filter(isPartial)
				.map((address) => `has the address ${address}, which is not absolute.`),
		];
	});
	const expected = Math.min(posts.size, FEED_SIZE);
	const announcing = site.pages.filter(({ url, path }) => posts.has(url) || path === '/blog');
	const address = href('/rss.xml', base);
	const silent = announcing.filter((page) => page.$('link[type="application/rss+xml"]').attr('href') !== address);
	const wrong =
		items.length === expected
			? problems
			: [`lists ${count(items.length, 'post')} instead of ${expected}.`, ...problems];
	return [
		...wrong.map((what) => ({ where: 'rss.xml', what })),
		...silent.map(({ file }) => ({
			where: file,
			what: `does not link to the feed ${canonicalUrl('/rss.xml', siteUrl, base)}.`,
		})),
	];
}
