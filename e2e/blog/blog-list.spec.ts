import {
	answerWith,
	archiveLinks,
	blogPosts,
	cards,
	heading,
	loading,
	openArchive,
	readMore,
} from '../support/blog.ts';
import { expect, subPath, test, withoutScript, text } from '../support/fixtures.ts';
import { layoutShift, overflow } from '../support/page-problems.ts';
import { holdRequests, services } from '../support/services.ts';

const listPage = `${subPath}/blog`;

withoutScript('Without JavaScript, the archive lists the posts, without a search', async ({ page }) => {
	await page.goto(listPage);
	await expect(loading(page)).toBeVisible();
	await expect(page.getByRole('searchbox')).toBeHidden();
	await expect(archiveLinks(page)).not.toHaveCount(0);
});

// foreign-pages.spec.ts lets the scripts fail.
test('If the backend is down, the loading text stays and the archive leads to the posts', async ({ page, guard }) => {
	guard.allowLog(/net::ERR_FAILED/, /Error fetching blog data/);
	await page.route(services.blogs, (route) => route.abort());
	await page.goto(listPage);
	const logged = () => guard.logs.filter((log) => log.startsWith('error: Error fetching blog data')).length;
	await expect.poll(logged).toBe(1);
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	await openArchive(page);
	const link = archiveLinks(page).first();
	const title = await link.locator('span').innerText();
	await link.click();
	await expect(heading(page)).toHaveText(title);
});

test('The list says that it is loading, then shows its cards after one request', async ({ page }) => {
	const answer = await answerWith(page, blogPosts([{}, {}, { website: 'another' }]));
	const release = await holdRequests(page, services.blogs);
	const asking = page.waitForRequest(services.blogs);
	await page.goto(listPage, { waitUntil: 'commit' });
	await asking;
	await expect(heading(page)).toHaveText(text('pages/blog', 'hero.title'));
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	release();
	await expect(cards(page)).toHaveCount(2);
	await expect(loading(page)).toHaveCount(0);
	await cards(page).first().hover();
	expect(answer.calls).toBe(1);
});

test('A card shows picture, title, four lines of text, date, length, service and link', async ({ page }) => {
	const long = `<p>${'cotton silk linen '.repeat(40)}</p>`;
	const posts = blogPosts([{ service: 'seo' }, { title: 'Other', service: 'horse-riding', description: long }]);
	const [{ title, imageUrl } = { title: '', imageUrl: '' }] = posts;
	await answerWith(page, posts);
	await page.goto(listPage);
	const card = cards(page).filter({ hasText: title });
	await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
	await expect(card.locator('img')).toHaveAttribute('src', imageUrl);
	await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
	await expect(card.getByText('Woven this morning. The warp', { exact: true })).toBeVisible();
	await expect(card.getByText('20 November 2026').locator('..')).toContainText(text('words', 'blog.publishedOn'));
	await expect(card.getByText(text('words', 'blog.post.length').replace('{minutes}', '1'))).toBeVisible();
	await expect(card.getByText(text('services/seo', 'breadcrumb'), { exact: true })).toBeVisible();
	await expect(cards(page).getByText('horse')).toHaveCount(0);
	const preview = cards(page).getByText('cotton silk linen');
	const height = Number.parseFloat(await preview.evaluate((text) => getComputedStyle(text).lineHeight));
	expect((await preview.boundingBox())?.height).toBeCloseTo(4 * height, 0);
	await expect(readMore(page, title)).toHaveAttribute('href', `${listPage}/fresh-from-the-loom`);
});

test.describe('for a German-speaking visitor in Los Angeles', () => {
	test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

	/** Returns dates in another language or time zone. Runs in the browser. */
	const foreignDates = (times: Element[]) =>
		times
			.map((time) => [time.textContent, new Date(time.getAttribute('datetime') ?? '')] as const)
			.filter(([written, date]) => written !== date.toLocaleDateString('de-DE', { dateStyle: 'long' }));

	test('Cards, archive and posts show dates in the visitor’s own language and time zone', async ({ page }) => {
		const times = page.getByRole('main').locator('time[datetime]');
		await page.goto('/blog');
		await expect(cards(page)).not.toHaveCount(0);
		await expect.poll(() => times.evaluateAll(foreignDates)).toEqual([]);
		await openArchive(page);
		await archiveLinks(page).first().click();
		await expect(page.getByRole('article')).toBeVisible();
		await expect.poll(() => times.evaluateAll(foreignDates)).toEqual([]);
	});
});

test('The cards fill one or two columns, and on wide screens three above an index', async ({ page }) => {
	await answerWith(page, blogPosts([{}, {}, {}, {}, {}, {}]));
	await page.goto(listPage);
	await expect(cards(page)).toHaveCount(6);
	for (const [index, width] of [360, 800, 1280].entries()) {
		await page.setViewportSize({ width, height: 800 });
		const edges = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
		expect(new Set(edges.map(Math.round)).size, `${width} px`).toBe([1, 2, 3][index]);
		expect(await page.evaluate(overflow)).toEqual([]);
	}
});

test('Nothing shifts when the list arrives', { tag: '@chromium' }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await answerWith(page, blogPosts([{}, {}, {}, {}, {}]));
	const release = await holdRequests(page, services.blogs);
	const asking = page.waitForRequest(services.blogs);
	await page.goto(listPage, { waitUntil: 'commit' });
	await asking;
	await page.waitForLoadState('domcontentloaded');
	// Waits for the fonts first, because they shift the layout too. Not every system has the fallbacks.
	const start = await page.evaluate(async () => {
		await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		return performance.now();
	});
	release();
	await expect(cards(page)).toHaveCount(5);
	expect(await page.evaluate(layoutShift, start)).toBe(0);
});

test('Of many posts, the list shows sixty, and a button adds more and moves the focus to them', async ({ page }) => {
	await answerWith(page, blogPosts(Array.from({ length: 130 }, () => ({ imageUrl: undefined }))));
	await page.goto(listPage);
	await expect(cards(page)).toHaveCount(60);
	const button = page.getByRole('button', { name: text('words', 'blog.more') });
	await button.click();
	await expect(cards(page)).toHaveCount(120);
	await expect(cards(page).nth(60).getByRole('link')).toBeFocused();
	await button.press('Enter');
	await expect(cards(page)).toHaveCount(130);
	await expect(button).toHaveCount(0);
});

test('Without a backend, the list is a file with the posts of the archive, and cards open them', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
	await page.goto('/blog');
	await expect(archiveLinks(page).first()).toBeHidden();
	await openArchive(page);
	const titles = await archiveLinks(page).locator('span').allInnerTexts();
	expect(titles).not.toEqual([]);
	await expect(cards(page).getByRole('heading')).toHaveText(titles);
	// The list is asked for once.
	expect(asked.filter((path) => path === '/api/blogs/allblogs')).toHaveLength(1);
	await expect(page.getByRole('main').getByRole('link', { name: text('words', 'blog.feed.link') })).toBeVisible();
	const [title = ''] = titles;
	await readMore(page, title).click();
	await expect(heading(page)).toHaveText(title);
});
