import type { Page } from '@playwright/test';
import type { Order } from '../../scripts/services/faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { backendPosts, blogPost } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const late = blogPost();
const path = '/blog/fresh-from-the-loom';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const readMore = (page: Page) => page.getByRole('link', { name: `Read More → ${late.title}`, exact: true });

async function expectLatePost(page: Page): Promise<void> {
	await expect(heading(page)).toHaveText(late.title);
	await expect(page).toHaveURL(path);
	await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
	await expect(page.getByText('Published on:')).toHaveText('Published on: 20 November 2026');
	const picture = page.getByRole('article').locator('img');
	await expect(picture).toHaveAttribute('src', late.imageUrl);
	await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(400);
	await expect(page).toHaveTitle(`${late.title} | Infotech`);
	await expect(page.getByRole('main').getByRole('heading', { name: 'Contact Us' })).toBeVisible();
	await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
}

for (const { hosting, status } of [
	{ hosting: 'rules', status: 200 },
	{ hosting: 'plain', status: 404 },
] as const) {
	test.describe(`on a host that answers new addresses with ${status}`, () => {
		test.use({ hosting });
		test.beforeEach(async ({ services, guard }) => {
			// The browser notes the status of the page itself; the text is there all the same.
			if (status === 404) guard.allowLog(/status of 404/);
			await services.order({ blogs: { posts: [late, ...backendPosts] } });
		});

		test('A post published after the build opens from its card without a second call', async ({ page, services }) => {
			await page.goto('/blog');
			const answer = page.waitForResponse(`**${path}`);
			await readMore(page).click();
			expect((await answer).status()).toBe(status);
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('It is there again after a reload, still without a second call', async ({ page, services }) => {
			await page.goto('/blog');
			await readMore(page).click();
			await expectLatePost(page);
			await page.reload();
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('Its link can be shared: a visitor who never saw the list reads it after one call', async ({
			page,
			services,
		}) => {
			expect((await page.goto(path))?.status()).toBe(status);
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('It opens in a new tab', async ({ page, context }) => {
			await page.goto('/blog');
			const opened = context.waitForEvent('page');
			await readMore(page).click({ modifiers: ['ControlOrMeta'] });
			await expectLatePost(await opened);
			await expect(page).toHaveURL('/blog');
			const middle = context.waitForEvent('page');
			await readMore(page).click({ button: 'middle' });
			await expectLatePost(await middle);
		});

		test('Back leads to the list, Forward to the post again', async ({ page }) => {
			await page.goto('/blog');
			await readMore(page).click();
			await expectLatePost(page);
			await page.goBack();
			await expect(readMore(page)).toBeVisible();
			await page.goForward();
			await expectLatePost(page);
		});

		test('An address that belongs to no post shows the fallback screen', async ({ page }) => {
			expect((await page.goto('/blog/no-such-post'))?.status()).toBe(status);
			await expect(heading(page)).toHaveText('Unexpected Application Error!');
			await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
			await expect(page.getByRole('main').getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		});

		test('The hand-over survives a backend that has gone down since', async ({ page, services }) => {
			await page.goto('/blog');
			await expect(readMore(page)).toBeVisible();
			await services.order({ blogs: { drop: true } });
			await readMore(page).click();
			await expectLatePost(page);
		});
	});
}

const failures: [string, NonNullable<Order['blogs']>][] = [
	['breaks the connection', { drop: true }],
	['answers HTML', { mode: 'html' }],
	['answers null', { mode: 'null' }],
	['answers 500', { mode: 'status', status: 500 }],
];

for (const [what, blogs] of failures) {
	test(`When the backend ${what}, a shared late post gives way to the fallback screen`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/Error fetching blog data/, /Failed to load resource/);
		await services.order({ blogs });
		await page.goto(path);
		await expect(heading(page)).toHaveText('Unexpected Application Error!');
		expect(guard.logs.join('\n')).toContain('Error fetching blog data');
	});
}

test('While the list is slow, a late post says that it is loading', async ({ page, services }) => {
	await services.order({ blogs: { hold: true, posts: [late] } });
	await page.goto(path);
	await expect(page.getByText('Loading this post...', { exact: true })).toBeVisible();
	await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
	await services.order({ blogs: { posts: [late] } });
	await expectLatePost(page);
});

test('A late post whose picture is dead shows its text alone', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = { ...late, imageUrl: new URL('/images/blog/gone.webp', late.imageUrl).href };
	await services.order({ blogs: { posts: [dead] } });
	await page.goto(path);
	await expect(heading(page)).toHaveText(late.title);
	await expect(page.getByRole('article').locator('img')).toHaveCount(0);
});
