import type { Page } from '@playwright/test';
import { answerWith, blogPost, blogPosts, cards, heading, readMore } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import { failScripts, holdRequests, scriptFailureLogs, services } from '../support/services.ts';
import { hostings } from '../support/variants.ts';

test.use({ builds: ['backend'] });

/* Tests posts that were published after the build. */

const listPage = `${subPath}/blog`;
const late = blogPost();
const path = `${listPage}/fresh-from-the-loom`;
const fallback = text('pages/fallback', 'title');
const word = (name: string) => text('words', `blog.post.${name}`);

/** Checks that a late post shows everything that a built post shows. */
async function expectLatePost(page: Page): Promise<void> {
	await expect(heading(page)).toHaveText(late.title);
	await expect(page).toHaveURL(path);
	await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
	await expect(page.getByText(text('words', 'blog.publishedOn'))).toContainText('20 November 2026');
	const picture = page.getByRole('article').locator('img');
	await expect(picture).toHaveAttribute('src', late.imageUrl);
	await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(400);
	await expect(page).toHaveTitle(`${late.title} | ${text('site', 'name')}`);
	for (const name of ['contactTitle', 'subscribeTitle', 'followTitle', 'bottomTitle'])
		await expect(page.getByRole('main').getByRole('heading', { name: word(name), exact: true })).toBeVisible();
	await expect(page.getByText(fallback)).toBeHidden();
}

for (const hosting of hostings) {
	const status = hosting === 'rules' ? 200 : 404;
	test.describe(`on a host that answers new addresses with ${status}`, () => {
		test.use({ hosting });
		// Browsers log the page's 404 status even though the post appears.
		test.beforeEach(({ guard }) => status === 404 && guard.allowLog(/status of 404/));

		test('A late post opens from its card, after a reload, and with Back and Forward', async ({ page }) => {
			const answer = await answerWith(page, [late]);
			expect((await page.request.get(path)).status()).toBe(status);
			await page.goto(listPage);
			await expect(cards(page)).toHaveCount(1);
			await page.route(services.blogs, (route) => route.abort());
			await readMore(page, late.title).click();
			await expectLatePost(page);
			await page.reload();
			await expectLatePost(page);
			await page.unroute(services.blogs);
			await answerWith(page, [late]);
			await page.goBack();
			await expect(readMore(page, late.title)).toBeVisible();
			await page.goForward();
			await expectLatePost(page);
			expect(answer.calls).toBe(1);
			await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
			await page.goto(`${subPath}/about`);
			await page.goBack();
			// The browser makes up for pictures that load above.
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(1200);
		});

		test('A shared link to a late post says that it is loading, then opens with one request', async ({ page }) => {
			const answer = await answerWith(page, [late]);
			const release = await holdRequests(page, services.blogs);
			await page.goto(path);
			await expect(page.getByText(word('loading'), { exact: true })).toBeVisible();
			await expect(page.getByText(fallback)).toBeHidden();
			release();
			await expectLatePost(page);
			expect(answer.calls).toBe(1);
		});

		test('An address without a post shows the fallback page', async ({ page }) => {
			await answerWith(page, [late]);
			await page.goto(`${listPage}/no-such-post`);
			await expect(heading(page)).toHaveText(fallback);
			const words = page.getByText(text('pages/fallback', 'notFound'), { exact: true });
			await expect(words.and(page.getByRole('status'))).toHaveCount(1);
			await expect(words.last()).toBeVisible();
			const linkName = text('pages/fallback', 'links.0.label');
			await expect(page.getByRole('main').getByRole('link', { name: linkName })).toBeVisible();
		});

		for (const [what, fail] of [
			['the list', (page: Page) => page.route(services.blogs, (route) => route.abort('connectionreset'))],
			['the island’s file', (page: Page) => failScripts(page)],
			[
				'a file that the island loads after the list',
				(page: Page) => page.route(services.blogs, (route) => failScripts(page).then(() => route.fallback())),
			],
		] as const) {
			test(`If ${what} fails, a late post’s address does not say that there is no post`, async ({ page, guard }) => {
				guard.allowLog(...scriptFailureLogs, /Error fetching blog data/);
				await answerWith(page, [late]);
				await fail(page);
				await page.goto(path);
				await expect(heading(page)).toHaveText(fallback);
				await expect(page.getByText(word('failed')).last()).toBeVisible();
				await expect(page.getByText(text('pages/fallback', 'notFound'), { exact: true })).toBeHidden();
				const link = (name: string) => page.getByRole('main').getByRole('link', { name });
				await expect(link(text('words', 'blog.search.archive'))).toHaveAttribute('href', `${listPage}#archive`);
				await page.unrouteAll();
				await answerWith(page, [late]);
				await link(word('reload')).click();
				await expectLatePost(page);
			});
		}
	});
}

test('A card and a late post with a broken picture and a very long title fit a phone', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	const title = 'x'.repeat(500);
	await answerWith(page, [{ ...late, title, imageUrl: new URL('/images/blog/gone.webp', late.imageUrl).href }]);
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(listPage);
	await expect(cards(page).getByRole('heading')).toHaveText(title);
	await expect(cards(page).locator('img')).toHaveCount(0);
	expect(await page.evaluate(overflow)).toEqual([]);
	await cards(page).getByRole('link').click();
	await expect(page).toHaveURL(`${listPage}/${title.slice(0, 160)}`);
	await expect(heading(page)).toHaveText(title);
	await expect(page.getByRole('article').locator('img')).toHaveCount(0);
	expect(await page.evaluate(overflow)).toEqual([]);
});

test('A link to a part of a late post shows the part, a contents list and related posts', async ({ page }) => {
	const parts = `<h2>A</h2>${'<p>Thread.</p>'.repeat(80)}<h2>B</h2><h3>C</h3><h2 id="અંત">The end</h2>`;
	const long = { ...late, service: 'seo', description: parts };
	const sameService = { title: 'What the loom is for', service: 'seo', createdAt: '2025-01-02T00:00:00Z' };
	await answerWith(page, [long, ...blogPosts([sameService, { title: 'Prices' }])]);
	await page.goto(`${path}#post-અંત`);
	await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
	const contents = page.getByRole('navigation', { name: word('contents') });
	await expect(contents.getByRole('link', { includeHidden: true })).toHaveText(['A', 'B', 'The end']);
	const related = page.getByRole('region', { name: word('relatedTitle') }).getByRole('link');
	await expect(related).toHaveText(['What the loom is for', 'Prices']);
	await related.first().click();
	await expect(heading(page)).toHaveText('What the loom is for');
});
