import type { Page } from '@playwright/test';
import { parseBlogList } from '../../src/lib/blog/blog-object.ts';
import { sanitiseAtBuild } from '../../src/lib/blog/build/sanitise-build.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { attacks, LEAVE_A_MARK } from '../../scripts/services/hostile-html.ts';
import { watchAttacks } from '../support/hostile.ts';
import { blogPost, idOf, knownPosts, listUrl } from '../support/posts.ts';

/** Posts whose text and title are both hostile. */
const hostilePosts = (vectors: readonly (readonly [name: string, html: string])[]) =>
	vectors.map(([name, html], index) =>
		blogPost({ _id: idOf(index), title: html, description: `<p>Before ${name}.</p>${html}` }),
	);

/** The text of the post that is open, as the browser made it, is what the sanitiser of the build makes of it. */
async function expectCleaned(page: Page, description: string): Promise<void> {
	const shown = await page.locator('[data-post-body]').evaluate(({ innerHTML }) => innerHTML);
	const blank = await page.context().newPage();
	// HTML as a browser writes it; a blank page has no policy that forbids to parse it.
	const [found, expected] = await blank.evaluate(
		(texts) =>
			texts.map((html) => {
				const template = document.createElement('template');
				template.innerHTML = html;
				template.content.normalize();
				return template.innerHTML;
			}),
		[shown, sanitiseAtBuild(description, { listUrl, base: '/' })],
	);
	await blank.close();
	expect(found, description).toBe(expected);
}

test('In the list no attack runs, and every title stands as text', async ({ page, context, services, guard }) => {
	const executed = await watchAttacks(context, guard);
	const posts = hostilePosts(Object.values(attacks).flat());
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	const titles = await cards(page)
		.getByRole('heading')
		.evaluateAll((found) => found.map(({ textContent }) => textContent));
	// Without characters that no page can hold.
	const expected = parseBlogList(posts).posts.map(({ title }) => title);
	expect(titles.toSorted()).toEqual(expected.toSorted());
	await expect(cards(page).locator('script, iframe, style, form, [onerror], [onload]')).toHaveCount(0);
	expect(await executed(page)).toBe(0);
});

test('In a post newer than the build no attack runs, and what is harmless stays', async ({
	page,
	context,
	services,
	guard,
}) => {
	const executed = await watchAttacks(context, guard);
	const posts = hostilePosts(attacks[LEAVE_A_MARK] ?? []);
	await services.order({ blogs: { posts } });
	for (const { post, slug } of arrangePosts(parseBlogList(posts).posts)) {
		await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
		await expect(page.locator('[data-post-body]').getByText('Before').first()).toBeVisible();
		await expect(page.locator('[data-post-title]')).toHaveJSProperty('textContent', post.title);
		await expectCleaned(page, post.description);
		expect(await executed(page), post.description).toBe(0);
	}
});

test('In a post edited since the build no attack runs', async ({ page, context, guard }) => {
	const executed = await watchAttacks(context, guard);
	const [known] = knownPosts;
	await page.goto('/blog');
	for (const [name, html] of attacks[LEAVE_A_MARK] ?? []) {
		const title = `${known?.post.title} ${html}`;
		const description = `<p>Before ${name}.</p>${html}`;
		// As a card would hand it over.
		const handedOver = `edited ${JSON.stringify({ ...known?.post, title, description })}`;
		await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
			`blog:${known?.slug}`,
			handedOver,
		] as const);
		await page.goto(`/blog/${known?.slug}`);
		await expect(page.locator('[data-post-body]').getByText(`Before ${name}.`)).toBeVisible();
		await expect(page.locator('[data-post-title]')).toHaveJSProperty('textContent', title);
		await expectCleaned(page, description);
		expect(await executed(page), html).toBe(0);
	}
});
