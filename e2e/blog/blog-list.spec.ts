import type { Locator } from '@playwright/test';
import { servicePaths } from '../../scripts/services/client.ts';
import {
	archive,
	blogPost,
	cards,
	heading,
	idOf,
	knownPosts,
	list,
	loading,
	openArchive,
	picture,
	readMore,
} from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import { failScripts, scriptFailureLogs } from '../support/scripts.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The archive lists every post, newest first, and the card list says that it is loading', async ({ page }) => {
		await page.goto('/blog');
		await expect(loading(page)).toBeVisible();
		const links = archive(page).getByRole('listitem').getByRole('link');
		await expect(links).toHaveText(knownPosts.map(({ day, title }) => `${day} ${title}`));
		const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		expect(addresses).toEqual(knownPosts.map(({ path }) => path));
	});
});

test('If the page’s scripts fail, the archive still leads to every post', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/blog');
	await openArchive(page);
	await archive(page).getByRole('listitem').getByRole('link').last().click();
	await expect(heading(page)).toHaveText('What Each Hosting Plan Costs Over Three Years');
});

test('The list says that it is loading, then shows its cards after one request', async ({ page, services }) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Journal');
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	await services.order({ blogs: {} });
	await expect(cards(page)).toHaveCount(7);
	await expect(loading(page)).toHaveCount(0);
	await cards(page).first().hover();
	expect((await services.received()).calls).toEqual([{ method: 'GET', path: servicePaths.blogs }]);
});

test('A card shows the picture, the title, the text before the first heading, the date, the reading time and a link', async ({
	page,
	services,
}) => {
	const post = blogPost();
	await services.order({ blogs: { posts: [post] } });
	await page.goto('/blog');
	const card = cards(page);
	await expect(card.getByRole('heading', { level: 2 })).toHaveText(post.title);
	await expect(card.locator('img')).toHaveAttribute('src', post.imageUrl);
	await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
	await expect(card.getByText('Woven this morning. The warp', { exact: true })).toBeVisible();
	await expect(card.getByText('Fired on:')).toHaveText('Fired on: 20 November 2025');
	await expect(card.getByText('1 minutes')).toBeVisible();
	await expect(readMore(page, post.title)).toHaveAttribute('href', '/blog/fresh-from-the-loom');
});

test.describe('for a German-speaking visitor in Los Angeles', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	test('Cards, archive and posts show dates in the visitor’s own language and time zone', async ({ page }) => {
		// The posts are published in the morning in India, when it is still the previous day in Los Angeles.
		const dates = ['6', '5', '4', '3', '2', '1'].map((day) => `${day}. Januar 2025`).concat('31. Dezember 2024');
		await page.goto('/blog');
		await expect(cards(page).getByText('Fired on:')).toHaveText(dates.map((date) => `Fired on: ${date}`));
		await openArchive(page);
		await expect(archive(page).getByRole('time')).toHaveText(dates);
		await archive(page).getByRole('link', { name: 'Minutes of the Meeting' }).click();
		await expect(page.getByRole('article').getByRole('time').first()).toHaveText('4. Januar 2025');
	});
});

test('A card names the service that its post is about, if this site has that service', async ({ page, services }) => {
	const posts = ['kiln-hire', 'horse-riding', undefined].map((service, index) =>
		blogPost({ _id: idOf(index), service }),
	);
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page).getByText('1 minutes')).toHaveCount(3);
	await expect(cards(page).first().getByText('Kiln hire', { exact: true })).toBeVisible();
	await expect(list(page).getByText(/kiln hire|horse/i)).toHaveCount(1);
});

test('On phones, the cards after the first have their picture beside the title', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(7);
	const titleStart = (index: number) =>
		cards(page)
			.nth(index)
			.getByRole('heading')
			.evaluate((title) => title.getBoundingClientRect().left);
	expect(await titleStart(0)).toBeLessThan(100);
	expect(await titleStart(1)).toBeGreaterThan(120);
});

test('On phones, a link to the contact page is between the cards', async ({ page }) => {
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(7);
	const ask = list(page).getByRole('link', { name: 'Ask the kiln' });
	await expect(ask).toHaveCount(0);
	await page.setViewportSize({ width: 390, height: 844 });
	// After the sixth of seven cards, there is none, because the page's next link is near.
	await expect(ask).toHaveCount(1);
	// The link is between two cards, and neither covers it.
	await list(page).getByRole('listitem').nth(2).getByRole('link', { name: 'Ask the kiln' }).click();
	await expect(page).toHaveURL('/contactus');
});

test('The archive is closed while cards are shown, and lists every post once opened', async ({ page }) => {
	await page.goto('/blog');
	await expect(archive(page).getByRole('link', { name: 'Minutes of the Meeting' })).toBeHidden();
	await openArchive(page);
	await expect(archive(page).getByRole('listitem')).toHaveCount(7);
});

test('A card cuts a long preview to four lines', async ({ page, services }) => {
	const words = 'cotton silk linen jute wool '.repeat(30);
	await services.order({ blogs: { posts: [blogPost({ description: `<p>${words}</p>` })] } });
	await page.goto('/blog');
	const lines = await cards(page)
		.getByText('cotton silk linen')
		.evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
	expect(lines).toBeCloseTo(4, 1);
});

test('A plain plate replaces a missing or broken picture', async ({ page, services, guard }) => {
	guard.allowLog(/status of 404/);
	const dead = new URL('/images/blog/gone.webp', blogPost().imageUrl).href;
	const posts = [undefined, dead].map((imageUrl, index) => blogPost({ _id: idOf(index), imageUrl }));
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(cards(page).locator('img')).toHaveCount(0);
	for (const card of await cards(page).all()) await expect(card.locator('.aspect-video > div')).toBeVisible();
});

test('The cards fill one, two or three columns, without a gap at the end of the last row', async ({
	page,
	services,
}) => {
	for (const count of [6, 7, 8]) {
		const posts = Array.from({ length: count }, (_, index) => blogPost({ _id: idOf(index) }));
		await services.order({ blogs: { posts } });
		await page.goto('/blog');
		await expect(cards(page)).toHaveCount(count);
		for (const [width, columns] of [
			[360, 1],
			[800, 2],
			[1280, 3],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			// Measures the list items, because the cards inside them have no layout far from the window (content-visibility).
			const places = list(page).getByRole('listitem');
			const starts = await places.evaluateAll((found) =>
				found.map((place) => Math.round(place.getBoundingClientRect().left)),
			);
			expect(new Set(starts).size, `${count} posts at ${width} px`).toBe(columns);
			const endOf = (part: Locator) => part.evaluate((found) => Math.round(found.getBoundingClientRect().right));
			expect(await endOf(places.last()), `${count} posts`).toBe(await endOf(list(page).getByRole('list')));
			expect(await page.evaluate(overflow)).toEqual([]);
		}
	}
});

for (const width of [360, 1280]) {
	test(
		`At ${width} pixels, nothing shifts when the list arrives`,
		{ tag: '@layout-shift' },
		async ({ page, services }) => {
			await page.setViewportSize({ width, height: 800 });
			await services.order({ blogs: { hold: true } });
			await page.goto('/blog', { waitUntil: 'commit' });
			await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
			// Waits for the page's fonts first, because they shift the layout too.
			await page.evaluate(async () => {
				await document.fonts.ready;
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
				const note = (entries: PerformanceEntryList) => (document.body.dataset['shifts'] = JSON.stringify(entries));
				new PerformanceObserver((entries) => note(entries.getEntries())).observe({ type: 'layout-shift' });
			});
			await services.order({ blogs: {} });
			await expect(cards(page)).toHaveCount(7);
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
			await expect(page.locator('body')).not.toHaveAttribute('data-shifts');
		},
	);
}

test('A visitor reading the archive keeps their place when the list arrives', async ({ page, services }) => {
	await services.order({ blogs: { hold: true } });
	await page.goto('/blog', { waitUntil: 'commit' });
	const title = archive(page).getByRole('heading').first();
	await title.evaluate((found) => found.scrollIntoView({ behavior: 'instant', block: 'center' }));
	await expect.poll(() => services.calls(servicePaths.blogs)).toBe(1);
	const top = () => title.evaluate((found) => found.getBoundingClientRect().top);
	const before = await top();
	await services.order({ blogs: {} });
	await expect(cards(page)).toHaveCount(7);
	// Browsers scroll by whole pixels, so the position may be slightly different.
	await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('Only the cards near the window are rendered, and a button adds more posts', async ({ page, services }) => {
	const posts = Array.from({ length: 130 }, (_, index) =>
		blogPost({
			_id: idOf(index),
			description: `<p>${'Warp and weft, thread by thread. '.repeat(300)}</p>`,
			imageUrl: `${picture}?post=${index}`,
		}),
	);
	await services.order({ blogs: { posts } });
	const asked = new Set<string>();
	page.on('request', (request) => void (request.url().startsWith(picture) && asked.add(request.url())));
	/**
	 * Counts the cards that the browser has rendered. Cards far from the window are not rendered (content-visibility).
	 */
	const drawn = () =>
		cards(page).evaluateAll(
			(found) =>
				found.filter((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
		);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(60);
	await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true);
	expect(asked.size).toBeLessThan(30);
	expect(await drawn()).toBeLessThan(30);
	const button = list(page).getByRole('button', { name: 'More from the shelf' });
	await button.click();
	await expect(cards(page)).toHaveCount(120);
	await expect(cards(page).nth(60).getByRole('link')).toBeFocused();
	expect(await drawn()).toBeLessThan(30);
	// Uses the keyboard. Scrolling to the button would give the cards their real heights, which would move the button.
	await button.press('Enter');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(button).toHaveCount(0);
});
