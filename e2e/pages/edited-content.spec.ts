import { removedService } from '../../scripts/lib/edited-content.ts';
import { canonicalOrigin } from '../../scripts/lib/variants.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoBarrier, overflow } from '../support/page-faults.ts';
import { sitemapOf } from '../support/pages.ts';

/* A site whose editor has added and removed pages by files of content/ alone (scripts/lib/edited-content). */

test.use({ variant: 'edited' });

const sitemap = await sitemapOf('edited');
const service = '/services/pottery';
const gone = `/services/${removedService}`;

for (const path of [service, '/every-block', '/short-note']) {
	test(`${path} is a whole page, found by search engines and language models`, async ({ page, request }) => {
		expect(sitemap).toContain(path);
		expect(await (await request.get('/llms.txt')).text()).toContain(`${canonicalOrigin}${path}.md`);
		expect(await (await request.get(`${path}.md`)).text()).toContain('# ');
		await page.goto(path);
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalOrigin + path);
		const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
		expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');
		await expect(page.locator('nav [aria-current=page]').last()).toBeVisible();
	});
}

test('A service that comes has its card with a mark, and its link in the footer', async ({ page }) => {
	await page.goto('/services');
	const card = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.locator(`a[href="${service}"]`) })
		.filter({ has: page.getByRole('heading') });
	await card.scrollIntoViewIfNeeded();
	const mark = card.locator('img').first();
	await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(page.getByRole('contentinfo').locator(`a[href="${service}"]`)).toHaveCount(1);
});

test('A service that goes leaves no trace', async ({ page }) => {
	expect(sitemap).not.toContain(gone);
	expect(await (await page.request.get('/llms.txt')).text()).not.toContain(`${gone}.md`);
	await page.goto('/services');
	await expect(page.locator(`a[href="${gone}"]`)).toHaveCount(0);
	await page.goto(gone);
	await expect(page).toHaveURL('/services');
});

test('A site without a newsletter asks for no address, in the footer or at a post', async ({ page }) => {
	for (const path of ['/about', sitemap.find((address) => address.startsWith('/blog/')) ?? '']) {
		await page.goto(path);
		const footer = page.getByRole('contentinfo');
		await expect(footer.getByRole('link').first()).toBeVisible();
		await expect(footer.getByRole('textbox')).toHaveCount(0);
		await expect(page.getByRole('region', { name: content.blog.post.bottomTitle })).toHaveCount(0);
		await expect(page.getByRole('region', { name: content.blog.post.subscribeTitle })).toHaveCount(0);
	}
});

test('A page takes its place in header and footer where its record says so', async ({ page }) => {
	await page.goto('/about');
	await expect(page.getByRole('banner').getByRole('navigation').locator('a[href="/every-block"]')).toBeVisible();
	await expect(page.getByRole('contentinfo').locator('a[href="/short-note"]')).toBeVisible();
	await expect(page.getByRole('contentinfo').locator('a[href="/every-block"]')).toHaveCount(0);
});

test('Every kind of block stands twice on one page, with names of its own and without a barrier', async ({ page }) => {
	await page.goto('/every-block');
	await expectNoBarrier(page);
	for (const width of [320, 768]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await page.evaluate(overflow)).toEqual([]);
	}
	const ids = await page.locator('main [id]').evaluateAll((found) => found.map(({ id }) => id));
	expect(new Set(ids).size).toBe(ids.length);
});
