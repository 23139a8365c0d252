import type { Locator, Page } from '@playwright/test';
import { cards, list, loading } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { blogPost, idOf, knownPosts } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { sidewaysRoom } from '../support/sideways-room.ts';

/** Notes what moves without the visitor's doing; gives what tells all of it so far, each with the text that moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Reflect.set(window, 'shifts', shifts);
		new PerformanceObserver((entries) => {
			for (const entry of entries.getEntries()) {
				const sources = (Reflect.get(entry, 'sources') ?? []) as { node: Node | null }[];
				const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`);
				shifts.push(`${Reflect.get(entry, 'value')} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return () =>
		page.evaluate(async () => {
			// The page's own fonts come in their own time, which is not the list's doing.
			await document.fonts.ready;
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			return Reflect.get(window, 'shifts') as string[];
		});
}

test('“Our Blogs” starts with “Loading blogs...” and shows the cards when the list arrives', async ({
	page,
	services,
}) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
	await expect(loading(page)).toBeVisible();
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	await services.order({ blogs: {} });
	await expect(cards(page)).toHaveCount(knownPosts.length);
	await expect(loading(page)).toHaveCount(0);
});

test('The list is asked for once, although the page announces it early', async ({ page, services }) => {
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(knownPosts.length);
	await cards(page).first().hover();
	await expect(page.locator('link[rel=preload][as=fetch]')).toHaveCount(1);
	expect((await services.received()).calls).toEqual([{ method: 'GET', path: servicePaths.blogs }]);
});

test('Only posts whose website is “infotech” are shown, the newest first', async ({ page, services }) => {
	const given = ['infotech', 'sister-studio', 'Infotech', 'infotech ', '', 'infotech'];
	await services.order({
		blogs: {
			posts: given.map((website, index) =>
				blogPost({ _id: idOf(index), title: `Post ${index}`, website, createdAt: `2026-0${index + 1}-01T00:00:00Z` }),
			),
		},
	});
	await page.goto('/blog');
	await expect(cards(page).getByRole('heading')).toHaveText(['Post 5', 'Post 0']);
});

for (const { width, inRow } of [
	{ width: 1440, inRow: 3 },
	{ width: 800, inRow: 2 },
]) {
	test(`At ${width} px, the newest post leads where the last row would not be full`, async ({ page, services }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const count of [inRow * 2, inRow * 2 + 1, inRow * 3 - 1]) {
			const posts = Array.from({ length: count }, (_, index) => blogPost({ _id: idOf(index), title: `Post ${index}` }));
			await services.order({ blogs: { posts } });
			await page.goto('/blog');
			await expect(cards(page)).toHaveCount(count);
			const endOf = async (card: Locator) => {
				const box = await card.boundingBox();
				return Math.round((box?.x ?? 0) + (box?.width ?? 0));
			};
			await cards(page).last().scrollIntoViewIfNeeded();
			const grid = await endOf(list(page).getByRole('list'));
			expect(await endOf(cards(page).last()), `${count} posts`).toBe(grid);
		}
	});
}

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
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
	await expect(card.getByText('Woven this morning. The warp', { exact: true })).toBeVisible();
	await expect(card).not.toContainText('only the whole post');
	await expect(card.getByText('Published on:')).toHaveText('Published on: 20 November 2026');
	const link = card.getByRole('link', { name: `Read More → ${post.title}` });
	await expect(link).toHaveText('Read More →');
	await expect(link).toHaveAttribute('href', '/blog/fresh-from-the-loom');
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

test('A card whose picture is dead shows a drawn cover in its place', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = blogPost({ imageUrl: new URL('/images/blog/gone.webp', blogPost().imageUrl).href });
	await services.order({ blogs: { posts: [dead] } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(1);
	await expect(cards(page).locator('img')).toHaveCount(0);
	await expect(cards(page).locator('svg').first()).toBeVisible();
});

test.describe('in German, in Los Angeles', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	test('“Published on:” gives the date in the visitor’s own language and time zone', async ({ page, services }) => {
		await services.order({ blogs: { posts: [blogPost({ createdAt: '2026-03-01T02:00:00.000Z' })] } });
		await page.goto('/blog');
		await expect(cards(page).getByText('Published on:')).toHaveText('Published on: 28. Februar 2026');
	});
});

for (const { width, columns } of [
	{ width: 360, columns: 1 },
	{ width: 768, columns: 2 },
	{ width: 1280, columns: 3 },
]) {
	test(`At ${width} pixels the cards stand in ${columns} ${columns === 1 ? 'column' : 'columns'}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/blog');
		await expect(cards(page)).toHaveCount(knownPosts.length);
		// The places of the cards: what is not near the window is not laid out inside its own (content-visibility).
		const starts = await list(page)
			.getByRole('listitem')
			.evaluateAll((found) => found.map((place) => Math.round(place.getBoundingClientRect().left)));
		expect(new Set(starts).size).toBe(columns);
		expect(await sidewaysRoom(page)).toBe(0);
	});

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
	const archive = page.getByRole('heading', { name: 'Every post by date' });
	await archive.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'center' }));
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	const top = () => archive.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
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
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPosts[1]?.post.title ?? '');
});
