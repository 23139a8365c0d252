import sharp from 'sharp';
import { servicePaths } from '../../scripts/services/client.ts';
import { analyticsScript, subPath } from '../../scripts/lib/variants.ts';
import { archive, cards, heading, openArchive } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';

/* Tests a site under a sub-path that has no backend; its posts are in content/blog. */

test.use({ variant: 'base' });

const titles = ['The First Firing of the Year', 'Notes on a Glaze', 'Notes on a Glaze'];
const firing = `${subPath}/blog/the-first-firing-of-the-year`;

test('The list of posts is one of the site’s own files', async ({ page, services }) => {
	const asked: string[] = [];
	page.on('request', (call) => void (call.url().endsWith(servicePaths.blogs) && asked.push(call.url())));
	await page.goto(`${subPath}/blog`);
	await expect(cards(page).getByRole('heading')).toHaveText(titles);
	// Only the first post names a service.
	await expect(cards(page).getByText('Kiln hire', { exact: true })).toHaveCount(1);
	await openArchive(page);
	await expect(archive(page).getByRole('listitem')).toContainText(titles);
	expect(asked).toEqual([new URL(`${subPath}${servicePaths.blogs}`, page.url()).href]);
	expect(await services.calls(servicePaths.blogs)).toBe(0);
});

test('Drafts and posts with a future date appear nowhere', async ({ request }) => {
	for (const path of ['/blog/not-yet-written', '/blog/a-cup-for-the-new-century'])
		expect(await (await request.get(subPath + path)).text(), path).not.toMatch(/Unfinished words|A cup for each/);
	for (const list of ['/sitemap-0.xml', '/rss.xml', '/llms.txt', '/blog', '/api/blogs/allblogs'])
		expect(await (await request.get(subPath + list)).text(), list).not.toMatch(/not.yet.written|new.century/i);
});

test('Of two posts with the same title, the older keeps the plain address', async ({ page }) => {
	for (const [slug, words] of [
		['notes-on-a-glaze', 'Older words.'],
		['notes-on-a-glaze-glaze-2', 'Newer words.'],
	] as const) {
		await page.goto(`${subPath}/blog/${slug}`);
		await expect(page.getByRole('article').getByText(words)).toBeVisible();
	}
});

test('A Markdown post shows its author, both dates and its table, and links to what it is about', async ({ page }) => {
	await page.goto(firing);
	const article = page.getByRole('main').getByRole('article');
	await expect(heading(page)).toHaveText('The First Firing of the Year');
	for (const text of ['By Ana Forno', 'Sits beside the kiln']) await expect(article.getByText(text)).toBeVisible();
	await expect(article.getByRole('time')).toHaveText(['10 January 2026', '12 January 2026']);
	await expect(article.getByText('Changed on:')).toBeVisible();
	await expect(article.getByRole('heading', { level: 2 })).toHaveText(['What came out', 'What broke']);
	await expect(article.getByRole('cell')).toHaveText(['12', '3']);
	await expect(article.getByRole('cell').last()).toHaveCSS('text-align', 'end');
	await expect(article.getByRole('definition')).toHaveText(['Kiln Hire', 'Harbour Café']);
	await article.getByRole('definition').getByRole('link', { name: 'Kiln Hire' }).click();
	await expect(page).toHaveURL(`${subPath}/services/kiln-hire`);
});

test('A phone photograph is shown upright and reduced in size, and phones load a smaller file', async ({ page }) => {
	await page.goto(firing);
	const image = page.getByRole('article').locator('img.post-picture');
	const file = () => image.evaluate((found: HTMLImageElement) => new URL(found.currentSrc).pathname);
	await expect.poll(file).toBe(`${subPath}/images/blog/kiln.jpg`);
	const large = await (await page.request.get(await file())).body();
	// The picture's file is 2,400 pixels wide and is stored sideways.
	expect(await sharp(large).metadata()).toMatchObject({ width: 1200, height: 1600 });
	const pixels = await sharp(large).resize(1, 2, { fit: 'fill' }).raw().toBuffer();
	expect(pixels[0], 'red at the top').toBeGreaterThan(pixels[2] ?? 0);
	expect(pixels[5], 'blue at the bottom').toBeGreaterThan(pixels[3] ?? 0);
	await page.setViewportSize({ width: 360, height: 900 });
	await page.reload();
	await expect.poll(file).toBe(`${subPath}/images/blog/kiln-small.avif`);
	await page.goto(`${subPath}/blog`);
	const cover = cards(page).first().locator('img');
	await expect.poll(() => cover.evaluate((found: HTMLImageElement) => found.currentSrc)).toMatch(/kiln-small\.avif$/);
});

test('Pages load the configured analytics script, and the privacy notice mentions it', async ({ page }) => {
	const asked = page.waitForRequest(analyticsScript);
	await page.goto(`${subPath}/data-notice`);
	await asked;
	const main = page.getByRole('main');
	await expect(main.getByText('Visits are counted by a script of stats.example.')).toBeVisible();
	await expect(main.getByText('The count')).toBeVisible();
	await expect(main.getByText('A file of ours.')).toBeVisible();
});
