import { servicePaths } from '../../scripts/services/client.ts';
import type { Order } from '../../scripts/services/orders.ts';
import { smallPicture } from '../../src/lib/blog/build/small-picture.ts';
import { postPath } from '../../src/lib/blog/paths.ts';
import { archive, cards, heading, knownPosts, loading, ownPosts } from '../support/blog.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasOwnPosts } from '../support/pages.ts';

/** One with a picture that has a file for phones. */
const pictured = ownPosts
	.map(({ post: { imageUrl = '' }, slug }) => ({ slug, imageUrl }))
	.filter(({ imageUrl }) => smallPicture(imageUrl, true))
	.slice(0, 1);

// What else counts as a failure, and when the call is given up, is seen by its unit test.
for (const [what, blogs, failures] of [
	['HTML', { status: 200, body: '<!doctype html><title>Service unavailable</title>' }, 1],
	['an empty list, which is no failure', { posts: [] }, 0],
] satisfies [string, Order['blogs'], number][]) {
	test(`When the backend answers ${what}, the page shows what it has`, async ({ page, services, guard }) => {
		guard.allowLog(/Error fetching blog data/);
		await services.order({ blogs });
		const logged = () => guard.logs.filter((log) => log.startsWith('error: Error fetching blog data')).length;
		await page.goto('/blog');
		await expect(page.locator('[data-state=settled]')).toBeVisible();
		expect(logged()).toBe(failures);
		await expect(loading(page)).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		await expect(archive(page).getByRole('listitem')).toHaveCount(knownPosts.length);
		await page.goto('/blog/fresh-from-the-loom');
		await expect(heading(page)).toHaveText(content.fallback.title);
		expect(logged()).toBe(2 * failures);
	});
}

test.describe('on a site without a backend', () => {
	test.use({ variant: 'static' });

	test('The list is a file of the site', async ({ page, services }) => {
		const asked: string[] = [];
		page.on('request', (call) => void (call.url().endsWith(servicePaths.blogs) && asked.push(call.url())));
		await page.goto('/blog');
		if (!hasOwnPosts) {
			await expect(page.getByText(content.blog.none)).toBeVisible();
			await expect(archive(page)).toHaveCount(0);
			return;
		}
		await expect(page.locator('[data-state=settled]')).toBeVisible();
		const shown = ownPosts.slice(0, await cards(page).count());
		await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ post }) => post.title));
		expect(asked).toEqual([new URL(servicePaths.blogs, page.url()).href]);
		expect(await services.calls(servicePaths.blogs)).toBe(0);
	});

	for (const { slug, imageUrl } of pictured) {
		test('Phones get the picture of a post in their own size', async ({ page }) => {
			await page.goto(postPath(slug));
			const picture = page.getByRole('article').locator('img').first();
			const file = () => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
			await expect.poll(file).toBe(imageUrl);
			await page.setViewportSize({ width: 360, height: 900 });
			await page.reload();
			await expect.poll(file).toBe(smallPicture(imageUrl, true));
		});
	}
});
