import type { Page } from '@playwright/test';
import { readPageFiles } from '../../src/lib/content/page-files.ts';
import { backendPosts, blogPost, heading, knownPosts, ownPosts } from '../support/blog.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { post: words } = content.blog;
const known = (mark: string) => knownPosts.find(({ post }) => post.description.includes(mark));
const headings = known('<h6>');
const code = known('#fnref');
const contents = (page: Page) => page.getByRole('navigation', { name: words.contents });
const late = blogPost({ description: '<h2>A</h2><h2>B</h2><h2>C</h2><h3>D</h3><pre>let a = 1;\n</pre>' });
const latePath = '/blog/fresh-from-the-loom';

test.beforeEach(({ services }) => services.order({ blogs: { posts: [late, ...backendPosts] } }));

test.describe('without JavaScript', () => {
	// A smooth scroll that another press interrupts may end anywhere.
	test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

	test('The contents of a long post open by a press on a phone, and stay beside the text on a wide screen', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(`/blog/${headings?.slug}`);
		const last = contents(page).getByRole('link').last();
		await expect(last).toBeHidden();
		await contents(page).getByText(words.contents).click();
		await last.click();
		const name = (await last.textContent()) ?? '';
		await expect(page.getByRole('article').getByRole('heading', { name })).toBeInViewport();

		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(`/blog/${headings?.slug}`);
		const links = contents(page).getByRole('link');
		// Beside the end of the text, long contents leave with it.
		await links.nth(1).click();
		await expect(links.first()).toBeInViewport();
		await links.last().click();
		await expect(page.getByRole('article').getByRole('heading', { name })).toBeInViewport();
		await expect(page.getByRole('heading', { name: words.followTitle }).first()).toBeInViewport();
	});

	test('A footnote and its place lead to each other, and no button stands there that nothing answers', async ({
		page,
	}) => {
		await page.goto(`/blog/${code?.slug}`);
		const mark = page.getByRole('article').locator('sup a').first();
		await mark.click();
		const back = page.locator('li:target').getByRole('link').last();
		await expect(back).toBeInViewport();
		await back.click();
		await expect(mark).toBeInViewport();
		await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
	});
});

test.describe('with a clipboard', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
	const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

	for (const { kind, path, text } of [
		{ kind: 'built', path: `/blog/${code?.slug}`, text: 'server {' },
		{ kind: 'late', path: latePath, text: 'let a = 1;' },
	]) {
		test(`In a ${kind} post a block of code is copied whole, and the address where nothing can share it`, async ({
			page,
			baseURL,
		}) => {
			await page.goto(path);
			const button = page.getByRole('article').locator('pre').first().getByRole('button');
			await expect(button).toHaveText(words.copy);
			await button.click();
			await expect(button).toHaveText(words.copied);
			expect((await copied(page)).startsWith(text)).toBe(true);

			await page.getByRole('button', { name: words.share }).click();
			await expect(page.getByText(words.linkCopied)).toBeVisible();
			expect(await copied(page)).toBe(baseURL + path);
		});
	}
});

test('A post is handed to what the device shares with, once', async ({ page, baseURL }) => {
	await page.addInitScript(() => {
		const shared: unknown[] = [];
		Object.assign(window, { shared });
		navigator.share = (data) => Promise.resolve(void shared.push(data));
	});
	await page.goto(latePath);
	await page.getByRole('button', { name: words.share }).click();
	const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
	expect(shared).toEqual([{ url: baseURL + latePath }]);
});

test('A late post has its contents, and posts about the same where its link was shared', async ({ page, services }) => {
	const alike = blogPost({ _id: 'e1', title: 'What the loom is for', createdAt: '2025-01-02T00:00:00Z' });
	const other = blogPost({ _id: 'e2', title: 'Prices', description: '<p>Zeppelin.</p>' });
	await services.order({ blogs: { posts: [late, alike, other] } });
	await page.goto(latePath);
	await expect(heading(page)).toHaveText(late.title);
	await expect(contents(page).getByRole('link', { includeHidden: true })).toHaveText(['A', 'B', 'C', 'D']);
	const related = page.getByRole('region', { name: words.relatedTitle });
	await expect(related.getByRole('link')).toHaveText([alike.title]);
	await related.getByRole('link').click();
	await expect(heading(page)).toHaveText(alike.title);
});

const servicePath = (service?: string) => readPageFiles('.', 'services').find(({ id }) => id === service)?.path ?? '';

test.describe('posts in files', () => {
	test.use({ variant: 'static' });

	// One is enough; a team whose posts name no service has nothing to see here.
	for (const { post, slug } of ownPosts.filter((entry) => entry.post.service !== undefined).slice(0, 1)) {
		test('A post leads to the service that it names', async ({ page }) => {
			await page.goto(`/blog/${slug}`);
			await page.getByRole('article').getByRole('definition').getByRole('link').first().click();
			await expect(page).toHaveURL(servicePath(post.service));
		});
	}
});
