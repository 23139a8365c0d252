import type { Page } from '@playwright/test';
import { heading, readMore as cardLink } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers, NewsletterForm } from '../support/newsletter-form.ts';
import { backendPosts, blogPost } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const { post: words, publishedOn } = content.blog;
const { fallback, site } = content;
const late = blogPost();
const path = '/blog/fresh-from-the-loom';
const readMore = (page: Page) => cardLink(page, late.title);

/** The post shows all that a post shows which the build knows. */
async function expectLatePost(page: Page): Promise<void> {
	await expect(heading(page)).toHaveText(late.title);
	await expect(page).toHaveURL(path);
	await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
	await expect(page.getByText(publishedOn)).toContainText(`${publishedOn} 20 November 2026`);
	const picture = page.getByRole('article').locator('img');
	await expect(picture).toHaveAttribute('src', late.imageUrl);
	await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(400);
	await expect(page).toHaveTitle(`${late.title} | ${site.name}`);
	for (const name of [words.contactTitle, words.subscribeTitle, words.followTitle, words.bottomTitle]) {
		await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
	}
	await expect(page.getByText(fallback.title)).toBeHidden();
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

		test('A post published after the build opens from its card, and again after a reload, without a second call', async ({
			page,
			services,
		}) => {
			await page.goto('/blog');
			const answer = page.waitForResponse(`**${path}`);
			await readMore(page).click();
			expect((await answer).status()).toBe(status);
			await expectLatePost(page);
			await page.reload();
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('Its link can be shared: a visitor who never saw the list reads it after one call', async ({
			page,
			services,
		}) => {
			await page.goto(path);
			await expectLatePost(page);
			expect(await services.calls(servicePaths.blogs)).toBe(1);
		});

		test('An address that belongs to no post shows the fallback screen', async ({ page }) => {
			await page.goto('/blog/no-such-post');
			await expect(heading(page)).toHaveText(fallback.title);
			await expect(page.getByText(fallback.notFound, { exact: true })).toBeVisible();
			await expect(page.getByRole('main').getByRole('link', { name: fallback.links[0]?.label ?? '' })).toBeVisible();
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		});
	});
}

test.describe('from the list', () => {
	test.beforeEach(async ({ page, services }) => {
		await services.order({ blogs: { posts: [late, ...backendPosts] } });
		await page.goto('/blog');
		await expect(readMore(page)).toBeVisible();
	});

	test('A late post opens in a new tab', async ({ page, context }) => {
		for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
			const opened = context.waitForEvent('page');
			await readMore(page).click(options);
			await expectLatePost(await opened);
			await expect(page).toHaveURL('/blog');
		}
	});

	test('Back leads to the list, Forward to the late post again', async ({ page }) => {
		await readMore(page).click();
		await expectLatePost(page);
		await page.goBack();
		await expect(readMore(page)).toBeVisible();
		await page.goForward();
		await expectLatePost(page);
	});

	test('A late post opens although the backend has gone down since', async ({ page, services }) => {
		await services.order({ blogs: { drop: true } });
		await readMore(page).click();
		await expectLatePost(page);
	});
});

test('Both boxes of a late post subscribe', async ({ page, services }) => {
	await services.order({ blogs: { posts: [late] } });
	await page.goto(path);
	for (const [form, address] of [
		[NewsletterForm.besidePost(page), 'one@example.org'],
		[NewsletterForm.belowPost(page), 'two@example.org'],
	] as const) {
		await form.subscribe(address);
		await expect(form.result).toHaveText(answers.done);
	}
	await expect(NewsletterForm.belowPost(page).email).toHaveJSProperty('required', true);
});

test('While the list is slow, a late post says that it is loading', async ({ page, services }) => {
	await services.order({ blogs: { hold: true, posts: [late] } });
	await page.goto(path);
	await expect(page.getByText(words.loading, { exact: true })).toBeVisible();
	await expect(page.getByText(fallback.title)).toBeHidden();
	await services.order({ blogs: { posts: [late] } });
	await expectLatePost(page);
});

test('A late post whose picture is dead shows a drawn cover and its text', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = { ...late, imageUrl: new URL('/images/blog/gone.webp', late.imageUrl).href };
	await services.order({ blogs: { posts: [dead] } });
	await page.goto(path);
	await expect(heading(page)).toHaveText(late.title);
	await expect(page.getByRole('article').locator('img')).toHaveCount(0);
});
