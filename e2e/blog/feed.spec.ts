import { readFeed, wordsOfPosts } from '../support/feed.ts';
import { expect, test } from '../support/fixtures.ts';
import { knownPosts } from '../support/posts.ts';
import { baseOf, canonicalOrigin } from '../../scripts/lib/variants.ts';

for (const variant of ['backend', 'static', 'base'] as const) {
	test.describe(`on the site “${variant}”`, () => {
		test.use({ variant });
		const base = baseOf(variant).replace(/\/$/, '');

		test('Feed readers get every post, the newest first, with its whole text', async ({ page, request }) => {
			const answer = await request.get(`${base}/rss.xml`);
			expect(answer.headers()['content-type']).toMatch(/\bxml\b/);
			const { fault, items } = await readFeed(page, await answer.text());
			expect(fault).toBeNull();
			expect(items.map(({ title, link, date }) => ({ title, link, date }))).toEqual(
				knownPosts.map(({ post, slug }) => ({
					title: post.title,
					link: `${canonicalOrigin}${base}/blog/${slug}`,
					date: post.createdAt,
				})),
			);
			const pages = knownPosts.map(async ({ slug }) => (await request.get(`${base}/blog/${slug}`)).text());
			expect(items.map(({ words }) => words)).toEqual(await wordsOfPosts(page, await Promise.all(pages)));
			for (const { headings } of items) expect(headings).toBeGreaterThan(1);
		});

		test('Every link and picture in the feed has a whole address', async ({ page, request }) => {
			const { items } = await readFeed(page, await (await request.get(`${base}/rss.xml`)).text());
			const addresses = items.flatMap((item) => item.addresses);
			expect(addresses.length).toBeGreaterThan(5);
			expect(addresses.filter((address) => !/^(https?:\/\/[^/]|mailto:|tel:)/.test(address))).toEqual([]);
			const own = addresses.filter((address) => address.startsWith(canonicalOrigin));
			expect(own.length).toBeGreaterThan(0);
			for (const address of own) {
				const { pathname } = new URL(address);
				expect(pathname.startsWith(`${base}/`), address).toBe(true);
				expect((await request.get(pathname)).status(), address).toBe(200);
			}
		});

		test('The blog list and each post tell a reader where the feed is', async ({ page }) => {
			for (const path of ['/blog', `/blog/${knownPosts[0]?.slug}`]) {
				await page.goto(`${base}${path}`);
				const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
				await expect(link).toHaveAttribute('href', `${base}/rss.xml`);
				await expect(link).toHaveAttribute('title', /\S/);
			}
		});
	});
}

test('Beside the archive a link leads to the feed', async ({ page, guard }) => {
	// A page that is no HTML takes no part in the change of view.
	guard.allowLog(/ViewTransition opt-in disabled/);
	await page.goto('/blog');
	const archive = page.getByRole('region', { name: 'Every post by date' });
	const answer = page.waitForResponse('**/rss.xml');
	await archive.getByRole('link', { name: 'New posts by RSS' }).click();
	expect((await answer).headers()['content-type']).toMatch(/\bxml\b/);
	await expect(page).toHaveURL('/rss.xml');
});
