import sharp from 'sharp';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalUrl, href, markdownPath } from '../../src/lib/site/urls.ts';
import type { Finding, Page, Rule, Site } from './site.ts';

const metaOf = ({ $ }: Page, name: string): string =>
	($(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '').trim();
const titleOf = ({ $ }: Page): string => $('head > title').text().trim();

/** Texts that every page needs; those of pages for search engines are of a size that results show, and unlike. */
function textRule(kind: string, read: (page: Page) => string, least: number, most: number): Rule {
	return ({ pages, listed }) => {
		const owners = Map.groupBy(listed, read);
		const faultOf = (page: Page): string | undefined => {
			const text = read(page);
			if (text === '') return 'is missing';
			if (!listed.includes(page)) return undefined;
			const others = (owners.get(text) ?? []).filter((owner) => owner !== page);
			if (others.length > 0) return `"${text}" is that of ${others.map(({ file }) => file).join(', ')} too`;
			const isFit = text.length >= least && text.length <= most;
			return isFit ? undefined : `"${text}" has ${text.length} characters, expected ${least} to ${most}`;
		};
		return pages
			.filter(({ forwardsTo }) => forwardsTo === undefined)
			.flatMap((page): Finding[] => {
				const what = faultOf(page);
				return what === undefined ? [] : [{ kind, where: page.file, what }];
			});
	};
}

/** Titles of search results are cut beyond 60 characters. */
export const titles = textRule('Titles', titleOf, 30, 60);
/** Descriptions of search results are cut beyond 155 characters. */
export const descriptions = textRule('Descriptions', (page) => metaOf(page, 'description'), 110, 155);

/** What each page tells browsers about itself. */
const NEEDED = [
	'html[lang]',
	'meta[name="theme-color"]',
	'link[rel="icon"]',
	'link[rel="apple-touch-icon"]',
	'link[rel="manifest"]',
];

/** Previews say what search results say, with a picture; each page names its icons and has one main heading. */
export const heads: Rule = ({ pages, listed }) => {
	const wrong = (page: Page): string[] => {
		const previews = [
			['og:title', titleOf(page)],
			['og:description', metaOf(page, 'description')],
		] as const;
		const missing = NEEDED.filter((selector) => page.$(selector).length === 0);
		const headings = page.$('h1').length;
		return [
			...(listed.includes(page) ? previews : [])
				.filter(([name, text]) => metaOf(page, name) !== text)
				.map(([name, text]) => `${name}: found "${metaOf(page, name)}", expected "${text}"`),
			...(listed.includes(page) && !/^https?:\/\//.test(metaOf(page, 'og:image'))
				? ['og:image: expected a whole address']
				: []),
			...missing.map((selector) => `has no ${selector}`),
			...(headings === 1 ? [] : [`has ${headings} main headings (h1), expected one`]),
		];
	};
	const whole = pages.filter(({ forwardsTo }) => forwardsTo === undefined);
	return whole.flatMap((page) => wrong(page).map((what) => ({ kind: 'Heads', where: page.file, what })));
};

/** Each page names its own address; a forward names the address that it leads to, and hidden pages name none. */
export const canonical: Rule = ({ pages, settings }) =>
	pages.flatMap((page) => {
		const target = page.forwardsTo === undefined ? page.url : new URL(page.forwardsTo, settings.siteUrl).href;
		const expected = page.isHidden && page.forwardsTo === undefined ? '' : target;
		const found = page.$('link[rel="canonical"]').attr('href') ?? '';
		const social = metaOf(page, 'og:url');
		const at = (what: string): Finding => ({ kind: 'Canonical links', where: page.file, what });
		return [
			...(found === expected ? [] : [at(`found ${found || 'none'}, expected ${expected || 'none'}`)]),
			...(social === '' || page.isHidden || social === target
				? []
				: [at(`og:url: found ${social}, expected ${target}`)]),
			...(page.forwardsTo !== undefined && !page.isHidden
				? [at('only forwards: expected <meta name="robots" noindex>')]
				: []),
		];
	});

const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** The sitemap lists each page for search engines by its canonical address, once, and nothing else; robots.txt names it. */
export const sitemap: Rule = ({ files, listed, settings: { siteUrl, base } }) => {
	const at = (where: string, what: string): Finding => ({ kind: 'Sitemap', where, what });
	const index = 'sitemap-index.xml';
	const home = canonicalUrl('/', siteUrl, base);
	const named = locationsOf(files.get(index) ?? '').map((url) => files.get(url.slice(home.length)) ?? '');
	const entries = named.flatMap(locationsOf);
	const expected = new Set(listed.map(({ url }) => url));
	const line = `Sitemap: ${home}${index}`;
	return [
		...listed
			.filter(({ url }) => !entries.includes(url))
			.map(({ file, url }) => at(file, `${url} is not in the sitemap`)),
		...entries
			.filter((url, place) => !expected.has(url) || entries.indexOf(url) !== place)
			.map((url) =>
				at(index, `lists ${url}, which is ${expected.has(url) ? 'there twice' : 'no page for search engines'}`),
			),
		...((files.get('robots.txt') ?? '').split('\n').includes(line) ? [] : [at('robots.txt', `does not say "${line}"`)]),
	];
};

/** Code, in which brackets are meant. */
const CODE = /^```[^]*?^```|`[^`\n]+`/gm;

/** What is wrong with the Markdown of a page. */
function markdownFaults(text: string, url: string): string[] {
	const [head = '', body = ''] = text.split(/(?<=^---\n[^]*?\n---\n)/);
	const prose = body.replace(CODE, '');
	const relative = [...prose.matchAll(/(?<!\\)\[[^[\]]*\]\(([^)\s]+)\)/g)]
		.map(([, target = '']) => target)
		.filter((target) => !/^(https?:\/\/|mailto:|tel:)./.test(target));
	return [
		...(head.includes(`\nurl: ${url}\n`) ? [] : [`has no head with "url: ${url}"`]),
		...(prose.match(/^# /gm)?.length === 1 ? [] : ['expected one heading of the first level']),
		...relative.map((target) => `has the address ${target}, expected a whole one`),
		...(prose.match(/(?<!\\)<\/?[a-z][^>]*>/gi) ?? []).map((element) => `has the element ${element}`),
	];
}

/** Each page for search engines announces its Markdown, which lies beside it; llms.txt lists each once. */
export const markdown: Rule = ({ files, pages, listed, settings: { siteUrl, base } }) => {
	const at = (where: string, what: string): Finding => ({ kind: 'Markdown', where, what });
	const list = files.get('llms.txt') ?? '';
	const entries = [...list.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, url = '']) => url);
	const faults = pages.flatMap((page): Finding[] => {
		const path = listed.includes(page) ? markdownPath(page.path) : undefined;
		const expected = path && href(path, base);
		const found = page.$('link[type="text/markdown"]').attr('href');
		if (found !== expected)
			return [at(page.file, `announces ${found ?? 'no Markdown'}, expected ${expected ?? 'none'}`)];
		if (path === undefined) return [];
		const text = files.get(path.slice(1)) ?? '';
		const isPost = page.path.startsWith('/blog/');
		const isListed = isPost || entries.includes(canonicalUrl(path, siteUrl, base));
		return [
			...markdownFaults(text, page.url).map((what) => at(path.slice(1), what)),
			...(isListed ? [] : [at('llms.txt', `does not list ${path}`)]),
		];
	});
	const home = canonicalUrl('/', siteUrl, base);
	const lost = entries.filter((url, place) => !files.has(url.slice(home.length)) || entries.indexOf(url) !== place);
	return [...faults, ...lost.map((url) => at('llms.txt', `lists ${url}, which was not built or stands there twice`))];
};

const manifestSchema = z.object({
	start_url: z.string(),
	icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(1),
});

/** The icons of the manifest exist in the sizes that it states. */
export const manifest: Rule = async ({ folder, files, settings: { base } }: Site) => {
	const at = (what: string): Finding => ({ kind: 'Manifest', where: 'site.webmanifest', what });
	const { data } = manifestSchema.safeParse(JSON.parse(files.get('site.webmanifest') ?? 'null'));
	if (data === undefined) return [at('expected start_url and icons')];
	const faults = data.start_url === href('/', base) ? [] : [at(`start_url: found ${data.start_url}`)];
	for (const { src, sizes } of data.icons) {
		const file = join(folder, src.slice(href('/', base).length));
		const { width, height } = await sharp(file)
			.metadata()
			.catch(() => ({ width: 0, height: 0 }));
		if (`${width}x${height}` !== sizes) faults.push(at(`${src}: found ${width}x${height}, expected ${sizes}`));
	}
	return faults;
};
