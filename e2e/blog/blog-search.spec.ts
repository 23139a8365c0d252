import type { Page } from '@playwright/test';
import { fillIn } from '#lib/text.ts';
import { answerWith, archiveLinks, blogPosts, cards, list, openArchive } from '../support/blog.ts';
import { expect, subPath, test, text } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import { answerRequests, failScripts } from '../support/services.ts';
import searchedPosts from './searched-posts.json' with { type: 'json' };

test.use({ builds: ['backend'] });

const listPage = `${subPath}/blog`;
const field = (page: Page) => page.getByRole('searchbox', { name: text('words', 'blog.search.label') });
const searchStatus = (page: Page) => list(page).getByRole('status');
const archiveLink = (page: Page) => list(page).getByRole('link', { name: text('words', 'blog.search.archive') });
const sentence = (name: string, query: string, count = 0) =>
	fillIn(text('words', `blog.search.${name}`), { query, count });

const posts = blogPosts(searchedPosts);

test('A search shows and counts the posts that contain the word, title matches first', async ({ page }) => {
	await answerWith(page, posts);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(listPage);
	await expect(cards(page)).toHaveCount(posts.length);
	await field(page).fill('phone');
	await expect(cards(page).getByRole('heading')).toHaveText(['Phones and fonts', 'A café opens online']);
	await expect(searchStatus(page)).toHaveText(sentence('found', 'phone', 2));
	await expect(cards(page).locator('mark')).toHaveText(['Phones', 'phone']);
	expect(await page.evaluate(overflow)).toEqual([]);

	await field(page).fill('');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(page).toHaveURL(listPage);
});

test('A search has its own address, which a tracker would report; Back restores it in both cases', async ({ page }) => {
	await answerRequests(page, '**/api/blogs/allblogs', { json: posts.map((post) => ({ ...post, imageUrl: null })) });
	for (const path of ['/blog', listPage]) {
		await page.goto(`${path}?q=cafe`);
		await expect(field(page)).toHaveValue('cafe');
		await expect(cards(page).getByRole('heading')).toHaveText(['A café opens online']);
		await field(page).fill('caf');
		await field(page).blur();
		await expect(page).toHaveURL(path === listPage ? path : `${path}?q=caf`);
		await cards(page).getByRole('link').click();
		await expect(page).toHaveURL(/\/blog\/a-caf/);
		await page.goBack();
		await expect(field(page)).toHaveValue('caf');
		await expect(cards(page)).toHaveCount(1);
	}
});

test('A search without results, or for a text without an end, says so and links to the archive', async ({ page }) => {
	await answerWith(page, posts);
	await page.goto(`${listPage}?q=${'x'.repeat(7_000)}`);
	await expect(cards(page)).toHaveCount(0);
	await field(page).fill('x'.repeat(70_000));
	await expect(searchStatus(page)).toHaveText(sentence('none', 'x'.repeat(100)));
	await field(page).fill('phone');
	await expect(cards(page)).toHaveCount(2);
	await field(page).fill('spaceship');
	await expect(searchStatus(page)).toHaveText(sentence('none', 'spaceship'));
	for (let press = 0; press < 2; press += 1) {
		await expect(archiveLinks(page).first()).toBeHidden();
		await archiveLink(page).click();
		await expect(archiveLinks(page).first()).toBeInViewport();
		await openArchive(page);
	}
	// Only a link to the archive opens it with the page.
	await page.reload();
	await expect(archiveLinks(page).first()).toBeVisible();
});

test('If the file of the search fails, the status says so until the page is loaded again', async ({ page, guard }) => {
	guard.allowLog(/net::ERR_CONNECTION_RESET/, /Error preparing the search/);
	await answerWith(page, posts);
	await page.goto(listPage);
	await expect(cards(page)).toHaveCount(posts.length);
	const stopFailing = await failScripts(page);
	await field(page).fill('phon');
	await expect(searchStatus(page)).toHaveText(text('words', 'blog.search.failed'));
	await expect(cards(page)).toHaveCount(posts.length);
	await archiveLink(page).click();
	await expect(archiveLinks(page).first()).toBeInViewport();
	await stopFailing();
	await page.goto(listPage);
	await field(page).fill('phon');
	await expect(searchStatus(page)).toHaveText(sentence('found', 'phon', 2));
	await expect(archiveLink(page)).toHaveCount(0);
});

test('A search works if the address may not change, and Enter puts away the keyboard', async ({ page }) => {
	await page.addInitScript(() => {
		history.replaceState = () => {
			document.body.dataset['refused'] = `${Number(document.body.dataset['refused'] ?? 0) + 1}`;
			throw new DOMException('Too often', 'SecurityError');
		};
	});
	await answerWith(page, posts);
	await page.goto(listPage);
	await field(page).pressSequentially('<b>bold</b>');
	await expect(cards(page).getByRole('heading')).toHaveText(['<b>Bold</b> & friends']);
	await expect(page.locator('body')).toHaveAttribute('data-refused', '1');
	await field(page).press('Enter');
	await expect(field(page)).not.toBeFocused();
	await expect(searchStatus(page)).toHaveText(sentence('foundOne', '<b>bold</b>'));
	await expect(list(page).locator('b')).toHaveCount(0);
});
