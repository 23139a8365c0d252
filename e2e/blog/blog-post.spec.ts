import type { Page } from '@playwright/test';
import { heading, knownPosts, picture, postPath } from '../support/blog.ts';
import { expect, subPath, test, withoutScript, text } from '../support/fixtures.ts';

// With smooth scrolling, the next click would interrupt the scroll.
test.use({ builds: ['backend'], contextOptions: { reducedMotion: 'reduce' } });

const word = (name: string) => text('words', `blog.post.${name}`);
const article = (page: Page) => page.getByRole('main').getByRole('article');
const related = (page: Page) => page.getByRole('region', { name: word('relatedTitle') }).getByRole('link');
const contents = (page: Page) => page.getByRole('navigation', { name: word('contents') });

const headings = `${subPath}/blog/minutes-of-the-meeting-on-the-new-website`;
const code = `${subPath}/blog/caching-headers-line-by-line-with-footnotes`;
const tables = `${subPath}/blog/what-each-hosting-plan-costs-over-three-years`;

withoutScript('Without JavaScript, a post leads to other posts, its service and the list', async ({ page }) => {
	await page.goto(postPath);
	await expect(related(page)).toHaveCount(3);
	await page.getByRole('link', { name: `${word('previous')} Minutes of the Meeting` }).click();
	await expect(page).toHaveURL(headings);
	await page.getByRole('link', { name: `${word('next')} સુરતની દુકાન` }).click();
	await expect(page).toHaveURL(postPath);
	await page.getByRole('link', { name: word('back') }).click();
	await expect(page).toHaveURL(`${subPath}/blog`);
	await page.goto(code);
	await article(page).getByRole('definition').getByText(text('services/seo', 'card.name')).click();
	await expect(page).toHaveURL(`${subPath}/services/seo`);
});

withoutScript('Without JavaScript, a post shows author, dates, contents and footnotes', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(code);
	await expect(article(page).getByText(word('author').replace('{author}', 'Meera Shah'))).toBeVisible();
	await expect(article(page).getByText(text('words', 'blog.publishedOn'))).toBeVisible();
	await expect(article(page).locator('header time')).toHaveText(['2 January 2025', '3 February 2025']);
	const mark = article(page).locator('sup a').first();
	await mark.click();
	const back = page.locator('li:target').getByRole('link').last();
	await expect(back).toBeInViewport();
	await back.click();
	await expect(mark).toBeInViewport();
	await page.goto(headings);
	const last = contents(page).getByRole('link', { includeHidden: true }).last();
	await expect(last).toBeHidden();
	await contents(page).getByText(word('contents')).click();
	await last.click();
	await expect(article(page).getByRole('heading', { name: (await last.textContent()) ?? '' })).toBeInViewport();
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole('heading', { name: word('relatedTitle') }).scrollIntoViewIfNeeded();
	await expect(last).not.toBeInViewport();
});

// A unit test checks which posts count as related.
test('Every sample post fits its column, is cleaned, and links to no post twice', async ({ page, guard }) => {
	// Some related posts have pictures that do not exist.
	guard.allowLog(/Failed to load resource/);
	guard.allowOrigin('https://gone.example', 'https://pictures.example');
	for (const { path } of knownPosts) {
		await page.goto(path);
		const links = related(page).or(page.locator('a[rel=prev], a[rel=next]'));
		const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		expect(addresses, path).toEqual([...new Set(addresses)]);
		const body = page.locator('[data-post-body]');
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			// The padding around code that is broken into lines sticks out by a few pixels.
			const excess = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(excess, `${path} at ${width} px`).toBeLessThan(8);
		}
		await expect(body.locator('h1, form, input, iframe, style, [style], [class*=Mso]'), path).toHaveCount(0);
	}
});

test('A post’s picture is at most 400 pixels high, and leaves no box if it fails', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource/);
	await page.goto(postPath);
	const image = article(page).locator('img').first();
	await expect(image).toHaveAttribute('src', picture);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const { height = 0 } = (await image.boundingBox()) ?? {};
		expect(height).toBeGreaterThan(100);
		expect(height).toBeLessThanOrEqual(400);
	}
	await page.route('**/images/blog/*', (route) => route.abort());
	await page.reload();
	await expect(heading(page)).toContainText('What to Write First');
	await expect(article(page).getByRole('paragraph').first()).toBeVisible();
	await expect(image).toBeHidden();
});

test('The keyboard can scroll a table that is wider than its column', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(tables);
	const table = article(page).getByRole('table').first();
	await table.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
