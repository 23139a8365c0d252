import { heading } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { illustrated, knownPosts, picture } from '../support/posts.ts';
import { watchScripts } from '../support/scripts.ts';

const { post: words } = content.blog;
const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const newest = `/blog/${knownPosts[0]?.slug}`;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Each post opens with its title, its date and its whole text', async ({ page }) => {
		for (const { post, slug } of knownPosts) {
			await page.goto(`/blog/${slug}`);
			await expect(heading(page)).toHaveText(post.title);
			const article = page.getByRole('main').getByRole('article');
			const date = article.getByRole('time').first();
			await expect(date).toHaveText(dates.format(new Date(post.createdAt)));
			await expect(date).toHaveAttribute('datetime', post.createdAt);
			const headings = post.description.match(/<h2/g)?.length ?? 0;
			await expect(article.getByRole('heading', { level: 2 })).toHaveCount(headings);
		}
	});

	test('A post’s picture is at most 400 pixels high', async ({ page }) => {
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/blog/${illustrated?.slug}`);
			const image = page.getByRole('article').locator('img').first();
			await expect(image).toHaveAttribute('src', picture);
			await expect(image).toHaveCSS('max-height', '400px');
			const { height = 0 } = (await image.boundingBox()) ?? {};
			expect(height).toBeGreaterThan(100);
			expect(height).toBeLessThanOrEqual(400);
		}
	});

	test('From the newest post a visitor walks back to the oldest, one step forth, and to the list', async ({ page }) => {
		const titles = knownPosts.map(({ post }) => post.title);
		await page.goto(newest);
		for (const title of titles.slice(1)) {
			await page.getByRole('link', { name: `${words.previous} ${title}` }).click();
			await expect(heading(page)).toHaveText(title);
		}
		await expect(page.getByRole('link', { name: words.previous })).toHaveCount(0);
		await page.getByRole('link', { name: `${words.next} ${titles.at(-2)}` }).click();
		await expect(heading(page)).toHaveText(titles.at(-2) ?? '');
		await page.getByRole('main').getByRole('link', { name: words.back }).click();
		await expect(page).toHaveURL('/blog');
	});
});

test('A post whose picture is dead keeps its title and text', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource/);
	await page.route('**/images/blog/*', (route) => route.abort());
	await page.goto(`/blog/${illustrated?.slug}`);
	await expect(heading(page)).toHaveText(illustrated?.post.title ?? '');
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
});

test('A post reached by its address asks for no script and no list', async ({ page, services }) => {
	const scripts = watchScripts(page);
	await page.goto(newest);
	await expect(heading(page)).toBeVisible();
	expect(scripts).toEqual([]);
	expect((await services.received()).calls).toEqual([]);
});
