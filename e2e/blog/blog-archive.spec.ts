import { expect, test } from '../support/fixtures.ts';
import { knownPosts } from '../support/posts.ts';

const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	// The list is fetched early for a script that never comes; Chromium notes that after some seconds.
	test.beforeEach(({ guard }) => guard.allowLog(/preloaded using link preload but not used/));

	test('The archive lists every post by date and title, the newest first, and each one opens', async ({ page }) => {
		await page.goto('/blog');
		const archive = page.getByRole('region', { name: 'Every post by date' });
		const links = archive.getByRole('listitem').getByRole('link');
		const expected = knownPosts.map(({ post }) => `${dates.format(new Date(post.createdAt))} ${post.title}`);
		await expect(links).toHaveText(expected);

		const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		expect(addresses).toEqual(knownPosts.map(({ slug }) => `/blog/${slug}`));
		for (const { post } of knownPosts) {
			await page.goto('/blog');
			await archive.getByRole('link', { name: post.title }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
		}
	});

	test('The list says “Loading blogs...” in the page as it is served', async ({ page }) => {
		await page.goto('/blog');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
		await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible();
	});
});

test.describe('in another time zone', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	test('The dates of the archive are those of the visitor', async ({ page }) => {
		await page.goto('/blog');
		const local = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
		await expect(page.getByRole('region', { name: 'Every post by date' }).getByRole('time')).toHaveText(
			knownPosts.map(({ post }) => local.format(new Date(post.createdAt))),
		);
	});
});

test('The archive works while the scripts of the page are held back', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_astro/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/blog', { waitUntil: 'commit' });
	await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible();
	const [first] = knownPosts;
	await page
		.getByRole('region', { name: 'Every post by date' })
		.getByRole('link', { name: first?.post.title ?? '' })
		.click({ noWaitAfter: true });
	release();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.post.title ?? '');
});

test('Where the scripts of the page fail, every post is still reached', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource/, /hydrat|dynamically imported module/i, /preloaded/);
	await page.route('**/_astro/*.js', (route) => route.abort());
	await page.goto('/blog');
	await page
		.getByRole('region', { name: 'Every post by date' })
		.getByRole('link', { name: knownPosts[1]?.post.title ?? '' })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPosts[1]?.post.title ?? '');
});
