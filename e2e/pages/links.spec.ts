import { expect, test } from '../support/built-pages.ts';

/** Links that are answered with another address on purpose (spec §2). */
const forwarded = new Map([['/solutions', '/services']]);

/** No page: its own tests follow the links to it. */
const feed = '/rss.xml';

/** A link as seen from its page; undefined for addresses elsewhere. */
function internal(link: string, path: string): { path: string; fragment: string } | undefined {
	const url = new URL(link, `http://site${path}`);
	if (url.origin !== 'http://site') return undefined;
	return { path: decodeURIComponent(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
}

test('Every link of every page leads to a page of this site, by its exact path', ({ site }) => {
	const known = new Set([...site.sitemap, ...forwarded.keys(), feed]);
	const broken = site.pages.flatMap((page) =>
		page.links
			.map((link) => ({ link, target: internal(link, page.path) }))
			.filter(({ link, target }) => target && !link.startsWith('#') && !known.has(target.path))
			.map(({ link }) => `${page.path}: ${link}`),
	);
	expect(broken).toEqual([]);
});

test('Every fragment names an element of the page that it leads to', ({ site }) => {
	const idsOf = new Map(site.pages.map(({ path, ids }) => [path, new Set(ids)]));
	const broken = site.pages.flatMap((page) =>
		page.links
			.filter((link) => {
				const target = internal(link, page.path);
				return target && target.fragment !== '' && !idsOf.get(target.path)?.has(target.fragment);
			})
			.map((link) => `${page.path}: ${link}`),
	);
	expect(broken).toEqual([]);
});

test('Links elsewhere are secure, and mail and phone links are complete', ({ site }) => {
	const elsewhere = new Set(site.pages.flatMap(({ path, links }) => links.filter((link) => !internal(link, path))));
	expect(elsewhere.size).toBeGreaterThan(0);
	const unfit = [...elsewhere].filter((link) => !/^(https:\/\/[^/]+\.|mailto:[^@]+@[^@]+\.|tel:\+\d{8,})/.test(link));
	expect(unfit).toEqual([]);
});

test('Every file that a page asks for exists', async ({ site, request }) => {
	const files = new Set(
		site.pages.flatMap(({ path, files: found }) => found.map((file) => internal(file, path)?.path)),
	);
	files.delete(undefined);
	expect(files.size).toBeGreaterThan(50);
	const missing: string[] = [];
	for (const file of files) {
		const answer = await request.head(file ?? '');
		if (answer.status() !== 200) missing.push(`${file}: ${answer.status()}`);
	}
	expect(missing).toEqual([]);
});

test('Only addresses of the specification are forwarded, and each in one step', async ({ request }) => {
	for (const [from, to] of forwarded) {
		const answer = await request.get(from, { maxRedirects: 0 });
		expect(answer.status()).toBe(301);
		expect(answer.headers()['location']).toBe(to);
	}
});
