import type { Page } from '@playwright/test';
import { benchPost } from '../../scripts/lib/bench-posts.ts';
import { cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

const PICTURE = '/images/blog/local-seo-for-a-textile-shop-in-surat.webp';

/** A thousand posts of 10 KB, each with a picture of its own address and none in its text. */
const posts = Array.from({ length: 1000 }, (_, index) => {
	const { description, ...post } = benchPost(index);
	return {
		...post,
		title: `Post number ${index}`,
		description: description.replace(/<img[^>]*>/g, ''),
		imageUrl: `${servicesOrigin}${PICTURE}?post=${index}`,
	};
});

const readMore = (page: Page, index: number) =>
	page.getByRole('link', { name: `Read More → Post number ${index}`, exact: true });

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ services }) => services.order({ blogs: { posts } }));

test('On a phone, a thousand long posts load and draw only what is near the window', async ({ page, services }) => {
	const asked = new Set<string>();
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === PICTURE) asked.add(request.url());
	});
	/** How many cards the browser has drawn: those that are not near the window it leaves aside (content-visibility). */
	const drawn = () =>
		cards(page).evaluateAll(
			(found) => found.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
		);
	await page.goto('/blog');
	// Ten megabytes on a machine that is busy take their time.
	await expect(cards(page)).toHaveCount(posts.length, { timeout: 20_000 });
	await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true);
	expect(asked.size).toBeLessThan(30);
	expect(await drawn()).toBeLessThan(30);

	await readMore(page, 500).scrollIntoViewIfNeeded();
	await expect(readMore(page, 500)).toBeInViewport();
	await expect.poll(() => asked.has(`${servicesOrigin}${PICTURE}?post=500`)).toBe(true);
	expect(asked.size).toBeLessThan(60);
	expect(await drawn()).toBeLessThan(30);
	expect(await services.calls(servicePaths.blogs)).toBe(1);
});

for (const index of [0, 999]) {
	test(`On a phone, card ${index + 1} of a thousand long posts opens its post`, async ({ page }) => {
		await page.goto('/blog');
		await readMore(page, index).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Post number ${index}`);
	});
}
