import { archive, cards, heading, loading, readMore } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { illustrated, knownPosts } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import type { Order } from '../../scripts/services/faults.ts';

/** How many times faster the time limit of a call, 30 seconds, runs out in these tests. */
const FASTER = 100;

const failures: [answer: string, order: NonNullable<Order['blogs']>][] = [
	['HTML', { mode: 'html' }],
	['null', { mode: 'null' }],
	['status 500', { mode: 'status', status: 500 }],
	['nothing: the connection breaks', { drop: true }],
	['nothing for 30 seconds', { hold: true }],
];

for (const [answer, blogs] of failures) {
	test(`When the backend answers ${answer}, list and shared late post show what they have and log the failure`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/Error fetching blog data/, /Failed to load resource/);
		await page.addInitScript((faster) => {
			const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
			Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
				get: (): unknown => limit?.get?.call(this),
				set(value: number) {
					document.documentElement.dataset['limit'] = String(value);
					limit?.set?.call(this, value / faster);
				},
			});
		}, FASTER);
		await services.order({ blogs });
		const logged = () => guard.logs.filter((log) => log.startsWith('error: Error fetching blog data')).length;
		await page.goto('/blog');
		await expect.poll(logged).toBe(1);
		await expect(page.locator('html')).toHaveAttribute('data-limit', '30000');
		await expect(loading(page)).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		await expect(archive(page).getByRole('listitem')).toHaveCount(knownPosts.length);
		await page.goto('/blog/fresh-from-the-loom');
		await expect(heading(page)).toHaveText(content.fallback.title);
		expect(logged()).toBe(2);
	});
}

test('An empty list leaves the loading text and is no failure', async ({ page, services }) => {
	await services.order({ blogs: { mode: 'empty' } });
	await page.goto('/blog');
	await expect(page.locator('[data-state=settled]')).toBeVisible();
	await expect(loading(page)).toBeVisible();
});

test.describe('on a site without a backend', () => {
	test.use({ variant: 'static' });

	test('The same call goes to a file of the site, once, and a post opens from its card with its picture', async ({
		page,
		services,
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname, href } = new URL(request.url());
			if (pathname === servicePaths.blogs) asked.push(href);
		});
		await page.goto('/blog');
		await expect(cards(page).getByRole('heading')).toHaveText(knownPosts.map(({ post }) => post.title));
		await expect(cards(page).locator('img')).toHaveCount(knownPosts.filter(({ post }) => post.imageUrl).length);
		expect(asked).toEqual([new URL(servicePaths.blogs, page.url()).href]);
		expect(await services.calls(servicePaths.blogs)).toBe(0);
		const { title = '', imageUrl = '' } = illustrated?.post ?? {};
		await readMore(page, title).click();
		await expect(heading(page)).toHaveText(title);
		await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('src', imageUrl);
	});

	test('A phone gets the picture of a post in a file of its own size, wider screens the picture itself', async ({
		page,
	}) => {
		const { slug = '', post } = illustrated ?? {};
		const picture = page.getByRole('article').locator('img').first();
		const file = () => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(`/blog/${slug}`);
		await expect.poll(file).toBe(post?.imageUrl);
		await page.setViewportSize({ width: 360, height: 900 });
		await page.reload();
		await expect.poll(file).toMatch(/-small\.\w+$/);
	});
});
