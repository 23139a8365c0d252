import type { Locator, Page } from '@playwright/test';
import { archive, cards, heading, list, loading, readMore } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/layout.ts';
import { blogPost, idOf, knownPosts } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const { hero, publishedOn } = content.blog;

/** So many posts with different titles. */
const postsOf = (count: number) =>
	Array.from({ length: count }, (_, index) => blogPost({ _id: idOf(index), title: `Post ${index}` }));

test('The list starts empty, says that it is loading, and shows the cards when the posts arrive, after one call', async ({
	page,
	services,
}) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
	await expect(loading(page)).toBeVisible();
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	await services.order({ blogs: {} });
	await expect(cards(page)).toHaveCount(knownPosts.length);
	await expect(loading(page)).toHaveCount(0);
	// The page announces the call early, and the island makes no second one.
	await cards(page).first().hover();
	await expect(page.locator('link[rel=preload][as=fetch]')).toHaveCount(1);
	expect((await services.received()).calls).toEqual([{ method: 'GET', path: servicePaths.blogs }]);
});

test('A card shows picture, title, the text up to the first heading, date and a link to the post', async ({
	page,
	services,
}) => {
	const post = blogPost();
	await services.order({ blogs: { posts: [post] } });
	await page.goto('/blog');
	const card = cards(page);
	await expect(card.getByRole('heading', { level: 2 })).toHaveText(post.title);
	const picture = card.locator('img');
	await expect(picture).toHaveAttribute('src', post.imageUrl);
	await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
	await expect(card.getByText('Woven this morning. The warp', { exact: true })).toBeVisible();
	await expect(card).not.toContainText('only the whole post');
	await expect(card.getByText(publishedOn)).toHaveText(`${publishedOn} 20 November 2026`);
	await expect(readMore(page, post.title)).toHaveAttribute('href', '/blog/fresh-from-the-loom');
});

test.describe('in German, in Los Angeles', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	test('A card gives the date in the visitor’s own language and time zone', async ({ page, services }) => {
		await services.order({ blogs: { posts: [blogPost({ createdAt: '2026-03-01T02:00:00.000Z' })] } });
		await page.goto('/blog');
		await expect(cards(page).getByText(publishedOn)).toHaveText(`${publishedOn} 28. Februar 2026`);
	});
});

test('A long text before the first heading is cut to four lines', async ({ page, services }) => {
	const words = 'cotton silk linen jute wool '.repeat(30);
	await services.order({ blogs: { posts: [blogPost({ description: `<p>${words}</p>` })] } });
	await page.goto('/blog');
	const lines = await cards(page)
		.getByText('cotton silk linen')
		.evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
	expect(lines).toBeCloseTo(4, 1);
});

test('A picture that is missing or dead gives way to a drawn cover', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = new URL('/images/blog/gone.webp', blogPost().imageUrl).href;
	const posts = [undefined, dead].map((imageUrl, index) =>
		blogPost({ _id: idOf(index), title: `Post ${index}`, imageUrl }),
	);
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(cards(page).locator('img')).toHaveCount(0);
	for (const card of await cards(page).all()) await expect(card.locator('svg').first()).toBeVisible();
});

for (const { width, columns } of [
	{ width: 360, columns: 1 },
	{ width: 800, columns: 2 },
	{ width: 1280, columns: 3 },
]) {
	test(`At ${width} pixels the cards stand in ${columns} columns, and none is alone in the last row`, async ({
		page,
		services,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		for (const count of [columns * 2, columns * 2 + 1, columns * 3 - 1]) {
			await services.order({ blogs: { posts: postsOf(count) } });
			await page.goto('/blog');
			await expect(cards(page)).toHaveCount(count);
			// The places of the cards: what is not near the window is not laid out inside its own (content-visibility).
			const places = list(page).getByRole('listitem');
			const starts = await places.evaluateAll((found) =>
				found.map((place) => Math.round(place.getBoundingClientRect().left)),
			);
			expect(new Set(starts).size).toBe(columns);
			const endOf = (part: Locator) => part.evaluate((found) => Math.round(found.getBoundingClientRect().right));
			expect(await endOf(places.last()), `${count} posts`).toBe(await endOf(list(page).getByRole('list')));
			expect(await page.evaluate(overflow)).toEqual([]);
		}
	});
}

/** Notes what moves without the visitor's doing; gives what tells all of it so far. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
	const shifts: string[] = [];
	await page.exposeFunction('noteShift', (shift: string) => shifts.push(shift));
	await page.addInitScript(() => {
		new PerformanceObserver((entries) => {
			for (const entry of entries.getEntries()) {
				const note: unknown = Reflect.get(window, 'noteShift');
				if (typeof note === 'function') note(JSON.stringify(entry));
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return async () => {
		// The page's own fonts come in their own time, which is not the list's doing.
		await page.evaluate(async () => {
			await document.fonts.ready;
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		});
		return [...shifts];
	};
}

for (const width of [360, 1280]) {
	test(
		`At ${width} pixels nothing jumps when the list arrives`,
		{ tag: '@layout-shift' },
		async ({ page, services }) => {
			await page.setViewportSize({ width, height: 800 });
			const shifts = await watchShifts(page);
			await services.order({ blogs: { hold: true } });
			await page.goto('/blog', { waitUntil: 'commit' });
			await expect(loading(page)).toBeVisible();
			await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
			const before = await shifts();
			await services.order({ blogs: {} });
			await expect(cards(page)).toHaveCount(knownPosts.length);
			expect(await shifts()).toEqual(before);
		},
	);
}

test('A visitor who reads the archive stays where they are when the list arrives', async ({ page, services }) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	const title = archive(page).getByRole('heading').first();
	await title.evaluate((found) => found.scrollIntoView({ behavior: 'instant', block: 'center' }));
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	const top = () => title.evaluate((found) => Math.round(found.getBoundingClientRect().top));
	const before = await top();
	await services.order({ blogs: {} });
	await expect(cards(page)).toHaveCount(knownPosts.length);
	await expect.poll(top).toBe(before);
});

test('A keyboard walks from card to card and opens a post', async ({ page }) => {
	await page.goto('/blog');
	const links = list(page).getByRole('link');
	await expect(links).toHaveCount(knownPosts.length);
	await links.first().focus();
	await page.keyboard.press('Tab');
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/blog/${knownPosts[1]?.slug}`);
	await expect(heading(page)).toHaveText(knownPosts[1]?.post.title ?? '');
});
