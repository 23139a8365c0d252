import { htmlProblems } from '../support/html-validator.ts';
import { baseOf, canonicalOrigin, isPost, samplePaths, sitemapOf } from '../support/variants.ts';
import { expect, test } from '../support/fixtures.ts';
import { cutTexts, expectNoBarrier, overflow } from '../support/page-problems.ts';

const pages = async (): Promise<string[]> => [...(await samplePaths()), '/no-such-page'];

// The browser logs an error for the fallback page. In every test, the guard checks that nothing else is logged.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	for (const [which, pattern] of Object.entries({
		'Pages about services': /^\/services/,
		'Pages about projects': /^\/portfolio/,
		'Other pages': /^\/(?!services|portfolio)/,
	})) {
		test(`${which} are accessible in both schemes, have one main heading, and fit 320 pixels`, async ({ page }) => {
			test.slow();
			for (const path of (await pages()).filter((path) => pattern.test(path)))
				await test.step(path, async () => {
					await page.setViewportSize({ width: 1280, height: 720 });
					await page.goto(path);
					await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
					await expectNoBarrier(page);
					await page.setViewportSize({ width: 320, height: 640 });
					expect(await page.evaluate(overflow)).toEqual([]);
				});
		});
	}
});

test('Every page is valid HTML', async ({ request }) => {
	for (const path of await pages()) {
		const html = await (await request.get(path)).text();
		expect.soft(htmlProblems(html), path).toEqual([]);
	}
});

test('Every page tells others its address, a description and a picture', async ({ request }) => {
	const index = await (await request.get('/llms.txt')).text();
	const sitemap = await (await request.get('/sitemap-0.xml')).text();
	for (const path of await sitemapOf('root')) {
		const html = await (await request.get(path)).text();
		const address = canonicalOrigin + path;
		expect.soft(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(address);
		expect.soft(index).toContain(`(${address})`);
		const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
		const shown = await request.get(new URL(picture).pathname);
		expect.soft(shown.headers()['content-type'], path).toBe('image/png');
		expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{110,160}[.!?]"/);
		expect.soft(html, path).toContain('content="max-image-preview:large"');
		// Only posts say in the sitemap when they have changed.
		const lastmod = new RegExp(`<loc>${address}</loc><lastmod>`);
		expect.soft(lastmod.test(sitemap), path).toBe(isPost(path));
	}
});

test('Pages fit phones and laptops whose letters are large', { tag: '@chromium' }, async ({ page }) => {
	test.slow();
	const browser = await page.context().newCDPSession(page);
	for (const path of await pages()) {
		await page.goto(path);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 640 });
			for (const standard of [24, 32]) {
				await browser.send('Page.setFontSizes', { fontSizes: { standard } });
				await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
				const problems = [...(await page.evaluate(overflow)), ...(await page.evaluate(cutTexts))];
				expect.soft(problems, `${path} at ${width} px with letters of ${standard} px`).toEqual([]);
			}
		}
	}
});

for (const variant of ['root', 'backend'] as const) {
	test.describe(`in the build ${variant}`, () => {
		test.use({ variant });

		test('Every internal link leads to a page, file or fragment below the path of the site', async ({ request }) => {
			const base = baseOf(variant).replace(/\/$/, '');
			const texts = new Map<string, string>();
			/** Returns the text of a file, or nothing if there is no such file. */
			const open = async (path: string): Promise<string> => {
				const response = texts.has(path) ? undefined : await request.get(path);
				if (response) texts.set(path, response.ok() ? `found ${await response.text()}` : '');
				return texts.get(path) ?? '';
			};
			const broken = new Set<string>();
			// A backend's posts may contain any link.
			for (const path of (await sitemapOf(variant)).filter((path) => variant === 'root' || !isPost(path))) {
				const html = await open(base + path);
				for (const [, address = ''] of html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]+)"/g)) {
					const { origin, pathname, hash } = new URL(address, canonicalOrigin + base + path);
					if (origin !== canonicalOrigin) continue;
					const target = pathname.startsWith(`${base}/`) ? await open(pathname) : '';
					const isThere =
						target !== '' && (hash === '' || target.includes(`id="${decodeURIComponent(hash.slice(1))}"`));
					if (!isThere) broken.add(`${address} on ${path}`);
				}
			}
			expect([...broken]).toEqual([]);
		});
	});
}
