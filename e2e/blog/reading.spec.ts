import type { Page } from '@playwright/test';
import { blogPost, heading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';

/** A post with headings of every level. */
const headings = '/blog/launch-day-hour-by-hour-and-who-does-what';
/** A post with footnotes. */
const footnotes = '/blog/caching-headers-line-by-line-with-footnotes';
const contents = (page: Page) => page.getByRole('navigation', { name: 'In this entry' });
const late = blogPost({ description: '<h2>A</h2><h2>B</h2><h2>C</h2><h3>D</h3>' });
const latePath = '/blog/fresh-from-the-loom';

test.beforeEach(({ services }) => services.order({ blogs: { posts: [late] } }));

test.describe('without JavaScript', () => {
	// With smooth scrolling, the next click would interrupt the scroll.
	test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

	test('A long post’s contents list opens with a press on a phone and stays beside the text on a wide screen', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(headings);
		const last = contents(page).getByRole('link').last();
		await expect(last).toBeHidden();
		await contents(page).getByText('In this entry').click();
		await last.click();
		const name = (await last.textContent()) ?? '';
		await expect(page.getByRole('article').getByRole('heading', { name })).toBeInViewport();

		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(headings);
		const links = contents(page).getByRole('link');
		// At the end of the text, a long table of contents scrolls out of view.
		await links.nth(1).click();
		await expect(links.first()).toBeInViewport();
		await links.last().click();
		await expect(page.getByRole('article').getByRole('heading', { name })).toBeInViewport();
		// Only the table of contents is sticky. If the form were sticky too, its first fields might be above the window,
		// out of reach.
		await expect(page.getByRole('complementary').getByRole('textbox').first()).not.toBeInViewport();
	});

	test('Beside the text, the contents list marks the section that the visitor is reading @current-section', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(headings);
		const links = contents(page).getByRole('link');
		await page.goto(headings + (await links.nth(1).getAttribute('href')));
		await expect(links.nth(1)).toHaveCSS('text-decoration-line', 'underline');
		await expect(links.first()).toHaveCSS('text-decoration-line', 'none');
	});

	test('A footnote and its reference link to each other', async ({ page }) => {
		await page.goto(footnotes);
		const mark = page.getByRole('article').locator('sup a').first();
		await mark.click();
		const back = page.locator('li:target').getByRole('link').last();
		await expect(back).toBeInViewport();
		await back.click();
		await expect(mark).toBeInViewport();
	});
});

test('A late post opened from a shared link has a table of contents and related posts', async ({ page, services }) => {
	const alike = blogPost({ _id: 'e1', title: 'What the loom is for', createdAt: '2025-01-02T00:00:00Z' });
	const other = blogPost({ _id: 'e2', title: 'Prices', description: '<p>Zeppelin.</p>' });
	await services.order({ blogs: { posts: [late, alike, other] } });
	await page.goto(latePath);
	await expect(heading(page)).toHaveText(late.title);
	await expect(contents(page).getByRole('link', { includeHidden: true })).toHaveText(['A', 'B', 'C', 'D']);
	const related = page.getByRole('region', { name: 'Close to this' });
	await expect(related.getByRole('link')).toHaveText([alike.title]);
	await related.getByRole('link').click();
	await expect(heading(page)).toHaveText(alike.title);
});
