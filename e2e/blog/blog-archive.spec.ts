import { archive, heading, loading } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { knownPosts } from '../support/posts.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';

const dateIn = (locale: string, timeZone: string) => {
	const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
	return ({ createdAt }: { createdAt: string }) => format.format(new Date(createdAt));
};
const [newest, second] = knownPosts;
const title = newest?.post.title ?? '';

// The list is fetched early for a script that never comes; Chromium notes that after some seconds.
test.beforeEach(({ guard }) => guard.allowLog(/preloaded using link preload but not used/));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The archive lists every post by date and title, the newest first; above it the list says that it is loading', async ({
		page,
	}) => {
		await page.goto('/blog');
		await expect(loading(page)).toBeVisible();
		const links = archive(page).getByRole('listitem').getByRole('link');
		const dateOf = dateIn('en-IN', 'Asia/Kolkata');
		await expect(links).toHaveText(knownPosts.map(({ post }) => `${dateOf(post)} ${post.title}`));
		const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		expect(addresses).toEqual(knownPosts.map(({ slug }) => `/blog/${slug}`));
		await links.last().click();
		await expect(heading(page)).toHaveText(knownPosts.at(-1)?.post.title ?? '');
	});
});

test('The archive works while the scripts of the page are held back', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/blog', { waitUntil: 'commit' });
	await expect(loading(page)).toBeVisible();
	await archive(page).getByRole('link', { name: title }).click({ noWaitAfter: true });
	release();
	await expect(heading(page)).toHaveText(title);
});

test('Where the scripts of the page fail, every post is still reached', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/blog');
	await archive(page)
		.getByRole('link', { name: second?.post.title ?? '' })
		.click();
	await expect(heading(page)).toHaveText(second?.post.title ?? '');
});

test.describe('in another time zone', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	test('The dates of the archive and of a post are those of the visitor', async ({ page }) => {
		const dateOf = dateIn('de-DE', 'America/Los_Angeles');
		await page.goto('/blog');
		await expect(archive(page).getByRole('time')).toHaveText(knownPosts.map(({ post }) => dateOf(post)));
		await archive(page).getByRole('link', { name: title }).click();
		const date = page.getByRole('article').getByRole('time').first();
		await expect(date).toHaveText(newest === undefined ? '' : dateOf(newest.post));
	});
});

test('A link beside the archive leads to the feed, and list and posts tell a reader where it is', async ({
	page,
	guard,
}) => {
	// A page that is no HTML takes no part in the change of view.
	guard.allowLog(/ViewTransition opt-in disabled/);
	for (const path of [`/blog/${newest?.slug}`, '/blog']) {
		await page.goto(path);
		const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
		await expect(link).toHaveAttribute('href', '/rss.xml');
		await expect(link).toHaveAttribute('title', /\S/);
	}
	await archive(page).getByRole('link', { name: content.blog.feed.link }).click();
	await expect(page).toHaveURL('/rss.xml');
});
