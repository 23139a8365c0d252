import { isPost, sitemapOf } from '../support/variants.ts';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Request } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';
import limits from './limits.json' with { type: 'json' };

/*
 * What the delivered content keeps to. The team may write longer texts and add pictures. The limits are sizes in bytes,
 * compressed with brotli, and heights in pixels on a phone 390 pixels wide.
 */

test.use({ builds: ['root'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

/** Requests a file again and returns its size; pictures and typefaces are compressed already. */
async function bytesOf(request: Request, context: APIRequestContext): Promise<number> {
	const body = await (await context.get(request.url())).body();
	return /image|font/.test(request.resourceType()) ? body.length : brotliCompressSync(body).length;
}

// Firefox cannot imitate phones.
test('Pages are light, load little script and stay short on phones', { tag: '@chromium' }, async ({ page }) => {
	test.slow();
	const documents: number[] = [];
	let requests: Request[] = [];
	page.on('request', (request) => requests.push(request));
	// Intercepted requests skip the cache.
	await page.route('**', (route) => route.continue());
	for (const path of (await sitemapOf('root')).filter((path) => !isPost(path))) {
		// What the page before still loads is not this page's.
		await page.goto('about:blank');
		requests = [];
		await page.goto(path, { waitUntil: 'networkidle' });
		const files = await Promise.all(
			requests.map(async (file) => ({ type: file.resourceType(), bytes: await bytesOf(file, page.request) })),
		);
		const sum = (type?: string) =>
			files.reduce((total, file) => total + (type === undefined || file.type === type ? file.bytes : 0), 0);
		documents.push(sum('document'));
		expect.soft(sum('document'), `the document of ${path}`).toBeLessThanOrEqual(limits.document);
		const script = path === '/blog' ? limits.scriptOnBlog : limits.script;
		expect.soft(sum('script'), `the script of ${path}`).toBeLessThanOrEqual(script);
		expect.soft(sum(), `all files of ${path}`).toBeLessThanOrEqual(limits.load);
		const [, limit = Infinity] = Object.entries(limits.heights).find(([start]) => new RegExp(start).test(path)) ?? [];
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		expect.soft(height, `the height of ${path}`).toBeLessThanOrEqual(limit);
	}
	const light = documents.filter((bytes) => bytes <= limits.documentOfHalf);
	expect(light.length, 'light documents').toBeGreaterThanOrEqual(documents.length / 2);
});

test('On phones and wide screens, the first view has the offer and a contact button', async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		for (const path of ['/', '/about', '/services', '/ourprocess', '/portfolio', '/Industries', '/services/seo']) {
			await page.goto(path);
			const button = page.getByRole('main').locator('a[href="/contactus"]').first();
			await expect(button, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
			if (path === '/') await expect(page.getByText(text('pages/home', 'hero.text'))).toBeInViewport({ ratio: 1 });
		}
	}
});
