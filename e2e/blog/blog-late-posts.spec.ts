import type { Page } from '@playwright/test';
import { servicePaths } from '../../scripts/services/client.ts';
import { blogPost, cards, heading, readMore } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';

const late = blogPost();
const path = '/blog/fresh-from-the-loom';

/** Checks that a late post shows everything that a built post shows. */
async function expectLatePost(page: Page): Promise<void> {
	await expect(heading(page)).toHaveText(late.title);
	await expect(page).toHaveURL(path);
	await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
	await expect(page.getByText('Fired on:')).toContainText('Fired on: 20 November 2025');
	const picture = page.getByRole('article').locator('img');
	await expect(picture).toHaveAttribute('src', late.imageUrl);
	await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(400);
	await expect(page).toHaveTitle('Fresh From the Loom | Ember & Ash');
	for (const name of ['Ask about it', 'Follow the kiln', 'Have it sent', 'Warm enough?']) {
		await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
	}
	await expect(page.getByText('No such shelf!')).toBeHidden();
}

test.beforeEach(({ services }) => services.order({ blogs: { posts: [late] } }));

for (const { hosting, status } of [
	{ hosting: 'rules', status: 200 },
	{ hosting: 'plain', status: 404 },
] as const) {
	test.describe(`on a host that answers new addresses with ${status}`, () => {
		test.use({ hosting });
		// Browsers log the page's 404 status even though the post appears.
		test.beforeEach(({ guard }) => status === 404 && guard.allowLog(/status of 404/));

		test('A late post opens from its card, and again after a reload, with one request', async ({ page, services }) => {
			await page.goto('/blog');
			const answer = page.waitForResponse(`**${path}`);
			await readMore(page, late.title).click();
			expect((await answer).status()).toBe(status);
			await expectLatePost(page);
			await page.reload();
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('A shared link to a late post opens with one request', async ({ page, services }) => {
			await page.goto(path);
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('An address without a post shows the fallback page', async ({ page }) => {
			await page.goto('/blog/no-such-post');
			await expect(heading(page)).toHaveText('No such shelf!');
			await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
			await expect(page.getByRole('main').getByRole('link', { name: 'To the start' })).toBeVisible();
		});
	});
}

test('A late post opens in a new tab, while the backend is down, and with Back and Forward', async ({
	page,
	context,
	services,
}) => {
	await page.goto('/blog');
	await expect(cards(page)).not.toHaveCount(0);
	const opened = context.waitForEvent('page');
	await readMore(page, late.title).click({ modifiers: ['ControlOrMeta'] });
	await expectLatePost(await opened);
	await services.order({ blogs: { drop: true } });
	await readMore(page, late.title).click();
	await expectLatePost(page);
	await services.order({ blogs: { posts: [late] } });
	await page.goBack();
	await expect(readMore(page, late.title)).toBeVisible();
	await page.goForward();
	await expectLatePost(page);
});

test('While the list is slow, a late post says that it is loading', async ({ page, services }) => {
	await services.order({ blogs: { hold: true, posts: [late] } });
	await page.goto(path);
	await expect(page.getByText('Fetching this entry...', { exact: true })).toBeVisible();
	await expect(page.getByText('No such shelf!')).toBeHidden();
	await services.order({ blogs: { posts: [late] } });
	await expectLatePost(page);
});

test('A late post with a broken picture and a very long title fits a phone', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = { ...late, title: 'x'.repeat(500), imageUrl: new URL('/images/blog/gone.webp', late.imageUrl).href };
	await services.order({ blogs: { posts: [dead] } });
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto('/blog');
	await expect(cards(page).getByRole('heading')).toHaveText(dead.title);
	expect(await page.evaluate(overflow)).toEqual([]);
	await cards(page).getByRole('link').click();
	await expect(page).toHaveURL(`/blog/${'x'.repeat(160)}`);
	await expect(heading(page)).toHaveText(dead.title);
	await expect(page.getByRole('article').locator('img')).toHaveCount(0);
	expect(await page.evaluate(overflow)).toEqual([]);
});
