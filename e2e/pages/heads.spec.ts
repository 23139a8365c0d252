import { z } from 'astro/zod';
import { builtDocuments, expect, test } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import { fixedRoutes, routes } from '../support/routes.ts';
import { canonicalOrigin } from '../../scripts/lib/variants.ts';

/** The canonical address of a path: no slash at the end but for the home page. */
const canonical = (path: string) => `${canonicalOrigin}${path}`;

/** What stands more than once in a list. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('The sitemap names every page of the route table and each post, and nothing else', ({ site }) => {
	expect([...site.sitemap].sort()).toEqual(routes.map(({ path }) => path).sort());
	expect([...site.sitemap].sort()).toEqual(site.listed.map(({ path }) => path).sort());
});

test('Each address of the sitemap is answered there, without a detour', async ({ site, request }) => {
	for (const path of site.sitemap) {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()['content-type'], path).toContain('text/html');
	}
});

test('Each page has a title of its own, of 30 to 60 characters', ({ site }) => {
	expect(repeated(site.listed.map(({ title }) => title))).toEqual([]);
	const unfit = site.listed.filter(({ title }) => title.length > 60 || title.length < 30);
	expect(unfit.map(({ path, title }) => `${path}: ${title.length} characters`)).toEqual([]);
});

test('Each page has a description of its own, of 110 to 155 characters', ({ site }) => {
	expect(repeated(site.listed.map(({ description }) => description))).toEqual([]);
	const unfit = site.listed.filter(({ description }) => description.length < 110 || description.length > 155);
	expect(unfit.map(({ path, description }) => `${path}: ${description.length} characters`)).toEqual([]);
});

test('Link previews show the same title and description as search results, and a picture', async ({
	site,
	request,
}) => {
	const pictures = new Set<string>();
	for (const { path, title, description, meta } of site.listed) {
		expect(meta, path).toMatchObject({ 'og:title': title, 'og:description': description });
		pictures.add(meta['og:image'] ?? '');
	}
	expect(pictures.size, 'pages do not share one picture').toBeGreaterThanOrEqual(fixedRoutes.length);
	for (const picture of pictures) {
		expect(picture, 'a whole address').toMatch(/^https?:\/\//);
		const answer = await request.get(picture.replace(canonicalOrigin, ''));
		expect(answer.status(), picture).toBe(200);
		expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|webp|jpeg)/);
	}
});

test('Sitemap, canonical link and social address of a page are one', ({ site }) => {
	const addresses = site.listed.map(({ path, canonical: link, meta }) => ({ path, link, social: meta['og:url'] }));
	expect(addresses).toEqual(site.listed.map(({ path }) => ({ path, link: canonical(path), social: canonical(path) })));
});

test('Pages that are no destination are kept out of search results', ({ site }) => {
	const hidden = site.pages.filter(({ robots }) => robots === 'noindex');
	expect(hidden.map(({ path }) => path).sort()).toEqual(['/404', '/post-shell']);
	expect(hidden.map((page) => page.canonical)).toEqual([null, null]);
});

test('Pages that only forward are kept out of search results, and name the page that they lead to', async ({
	site,
}) => {
	const forwards = (await builtDocuments()).filter(({ html }) => html.includes('http-equiv="refresh"'));
	expect(forwards.map(({ path }) => path).sort()).toEqual(['/contact', '/services/seo-services', '/solutions']);
	for (const { path, html } of forwards) {
		expect(site.sitemap).not.toContain(path);
		expect(html).toContain('<meta name="robots" content="noindex">');
		const target = /rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(canonicalOrigin, '');
		expect(site.sitemap, path).toContain(target);
	}
});

test('Each page colours the bars of the browser in both schemes, and names its icons', ({ site }) => {
	for (const { path, themes, icons } of site.pages) {
		expect(Object.keys(themes), path).toEqual(['(prefers-color-scheme: dark)', '']);
		expect(icons, path).toEqual({
			'/favicon.svg': 'icon',
			'/favicon.ico': 'icon',
			'/apple-touch-icon.png': 'apple-touch-icon',
			'/site.webmanifest': 'manifest',
		});
	}
});

test('Each page says that it is written in Indian English', ({ site }) => {
	expect(site.pages.filter(({ lang }) => lang !== 'en-IN').map(({ path }) => path)).toEqual([]);
});

test('Each page has one main heading, and no heading skips a level', ({ site }) => {
	const unfit = site.pages.filter(
		({ headings }) =>
			headings.filter((level) => level === 1).length !== 1 ||
			headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
	);
	expect(unfit.map(({ path, headings }) => `${path}: ${headings.join(' ')}`)).toEqual([]);
});

test('No page carries a style attribute or an inline event handler', ({ site }) => {
	expect(site.pages.flatMap(({ path, inlined }) => inlined.map((element) => `${path}: ${element}`))).toEqual([]);
});

test('Each picture says what it shows, or that it is decoration', ({ site }) => {
	const unnamed = site.pages.flatMap(({ path, unnamedPictures }) => unnamedPictures.map((img) => `${path}: ${img}`));
	expect(unnamed).toEqual([]);
});

test('Words of neighbours on a line do not run together for whoever reads the text alone', ({ site }) => {
	for (const { path, runTogether } of site.pages) expect(runTogether, path).toEqual([]);
});

test('No id stands twice on a page', ({ site }) => {
	expect(site.pages.flatMap(({ path, ids }) => repeated(ids).map((id) => `${path}: ${id}`))).toEqual([]);
});

test('Crawlers may go everywhere and are told of the sitemap', async ({ request }) => {
	const robots = await request.get('/robots.txt');
	expect(robots.headers()['content-type']).toContain('text/plain');
	const lines = (await robots.text()).trim().split(/\n+/);
	expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${canonicalOrigin}/sitemap-index.xml`]);
	const index = await (await request.get('/sitemap-index.xml')).text();
	expect(index).toContain(`<loc>${canonicalOrigin}/sitemap-0.xml</loc>`);
});

test('The manifest names the agency, and its icons exist in the sizes that it states', async ({ request, page }) => {
	const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() });
	const schema = z.object({ name: z.string(), start_url: z.string(), icons: z.array(icon).min(2) });
	const answer = await request.get('/site.webmanifest');
	expect(answer.headers()['content-type']).toContain('manifest+json');
	const manifest = schema.parse(await answer.json());
	expect(manifest).toMatchObject({ name: content.site.name, start_url: '/' });
	expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
	for (const { src, sizes } of manifest.icons) {
		await page.goto(src);
		const size = await page.locator('img').evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0));
		expect(`${size}x${size}`, src).toBe(sizes);
	}
});
