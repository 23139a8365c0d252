import type { Page } from '@playwright/test';
import { archive, blogPost, cards, idOf, list } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import { watchScripts } from '../support/scripts.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the journal' });
const said = (page: Page) => list(page).getByRole('status');

const texts: [title: string, description: string][] = [
	['A café opens online', '<p>Orders by phone.</p>'],
	['Phones and fonts', '<h2>Weigh the pictures</h2>'],
	['<b>Bold</b> & friends', '<p>Nothing <script>alert(1)</script> to see.</p>'],
];
const posts = texts.map(([title, description], index) => blogPost({ _id: idOf(index), title, description }));

test.beforeEach(({ services }) => services.order({ blogs: { posts } }));

test('A search shows and counts the posts that contain the word, title matches first', async ({ page }) => {
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	await field(page).fill('phone');
	await expect(cards(page).getByRole('heading')).toHaveText(['Phones and fonts', 'A café opens online']);
	await expect(said(page)).toHaveText('2 entries for “phone”');
	await expect(cards(page).locator('mark')).toHaveText(['Phones', 'phone']);
	await expect(page).toHaveURL('/blog?q=phone');

	await field(page).fill('');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(page).toHaveURL('/blog');
});

test('A search has its own address, and Back restores it', async ({ page }) => {
	await page.goto('/blog?q=cafe');
	await expect(field(page)).toHaveValue('cafe');
	await expect(cards(page).getByRole('heading')).toHaveText(['A café opens online']);
	await cards(page).getByRole('link').click();
	await expect(page).toHaveURL(/\/blog\/a-caf/);
	await page.goBack();
	await expect(field(page)).toHaveValue('cafe');
	await expect(cards(page)).toHaveCount(1);
});

test('A search without results says so and links to the archive', async ({ page }) => {
	await page.goto('/blog');
	await field(page).fill('spaceship');
	await expect(said(page)).toHaveText('No entry has “spaceship” in it.');
	await expect(cards(page)).toHaveCount(0);
	await list(page).getByRole('link', { name: 'The list by date' }).click();
	await expect(archive(page)).toBeInViewport();
});

test('Markup in titles and queries is shown as plain text', async ({ page }) => {
	await page.goto(`/blog?q=${encodeURIComponent('<b>bold</b>')}`);
	await expect(cards(page).getByRole('heading')).toHaveText(['<b>Bold</b> & friends']);
	await expect(said(page)).toContainText('<b>bold</b>');
	await expect(list(page).locator('b')).toHaveCount(0);
});

test('The search script loads only when a visitor focuses the field', async ({ page }) => {
	const scripts = watchScripts(page);
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	const before = [...scripts];
	await field(page).focus();
	await expect.poll(() => scripts.length).toBeGreaterThan(before.length);
});

test('A query typed before the list arrives is searched once it does', async ({ page, services }) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	await field(page).pressSequentially('cafe');
	await services.order({ blogs: { posts } });
	await expect(cards(page).getByRole('heading')).toHaveText(['A café opens online']);
});

test('The field and its results fit a screen 320 pixels wide', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/blog?q=phone');
	await expect(cards(page)).toHaveCount(2);
	expect(await page.evaluate(overflow)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The search field is hidden and the archive is visible', async ({ page }) => {
		await page.goto('/blog');
		await expect(field(page)).toBeHidden();
		await expect(archive(page)).toBeVisible();
	});
});
