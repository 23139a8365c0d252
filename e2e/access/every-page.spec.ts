import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { htmlProblems } from '../../scripts/lib/html-validator.ts';
import { baseOf, canonicalOrigin } from '../../scripts/lib/variants.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoBarrier, overflow } from '../support/page-problems.ts';
import { sitemapOf } from '../support/pages.ts';

const isPost = (path: string): boolean => /^\/blog\/./.test(path);

/** Returns the pages of a build and the fallback page. All posts share a layout, so one post is enough. */
const pagesOf = (sitemap: readonly string[]): string[] => [
	...sitemap.filter((path) => !isPost(path)),
	...sitemap.filter(isPost).slice(0, 1),
	'/no-such-page',
];

const paths = pagesOf(await sitemapOf('root'));

// The browser logs an error for the fallback page. In every test, the guard checks that nothing else is logged.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	for (const path of paths) {
		test(`${path} is accessible in both colour schemes and has one main heading`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
			await expectNoBarrier(page);
		});
	}
});

test('Every page is valid HTML', async ({ request }) => {
	for (const path of paths) {
		const html = await (await request.get(path)).text();
		expect.soft(htmlProblems(html), path).toEqual([]);
	}
});

test('No page scrolls sideways on a screen 320 pixels wide', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of paths) {
		await page.goto(path);
		expect.soft(await page.evaluate(overflow), path).toEqual([]);
	}
});

test('No page scrolls sideways with text at twice the size', { tag: '@chromium' }, async ({ page }) => {
	const browser = await page.context().newCDPSession(page);
	await page.setViewportSize({ width: 640, height: 640 });
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	for (const path of paths) {
		await page.goto(path);
		await expect(page.locator('html')).toHaveCSS('font-size', '32px');
		expect.soft(await page.evaluate(overflow), path).toEqual([]);
	}
});

/** Returns the addresses on this site that a page refers to, without those in the text of a post. */
function addressesOn($: CheerioAPI, path: string): URL[] {
	$('[data-post-body]').remove();
	const addresses = $('[href], [src], meta[property="og:image"]')
		.map((_, { attribs }) => attribs['href'] ?? attribs['src'] ?? attribs['content'])
		.get();
	return addresses
		.map((address) => new URL(address, canonicalOrigin + path))
		.filter(({ origin }) => origin === canonicalOrigin);
}

/** Loads each address once, and returns the document, or undefined if there is none. */
function reader(request: APIRequestContext) {
	const read = async (path: string): Promise<CheerioAPI | undefined> => {
		const response = await request.get(path);
		const hasFragments = /html|svg/.test(response.headers()['content-type'] ?? '');
		const isExpected = response.ok() || path.endsWith('/no-such-page');
		return isExpected ? load(hasFragments ? await response.text() : '') : undefined;
	};
	const found = new Map<string, ReturnType<typeof read>>();
	return (path: string) => {
		const document = found.get(path) ?? read(path);
		found.set(path, document);
		return document;
	};
}

for (const variant of ['root', 'backend'] as const) {
	test.describe(`in the build ${variant}`, () => {
		test.use({ variant });

		test('Every internal link leads to a page, file or fragment below the path of the site', async ({ request }) => {
			const base = baseOf(variant).replace(/\/$/, '');
			const open = reader(request);
			const broken = new Set<string>();
			for (const path of pagesOf(await sitemapOf(variant)).map((path) => base + path)) {
				const $ = await open(path);
				expect($, path).toBeDefined();
				for (const { pathname, hash } of $ ? addressesOn(load($.html()), path) : []) {
					const target = pathname.startsWith(`${base}/`) ? await open(pathname) : undefined;
					const id = decodeURIComponent(hash.slice(1));
					const isThere = target !== undefined && (id === '' || target(`[id="${id}"]`).length > 0);
					if (!isThere) broken.add(`${pathname}${hash} on ${path}`);
				}
			}
			expect([...broken]).toEqual([]);
		});
	});
}
