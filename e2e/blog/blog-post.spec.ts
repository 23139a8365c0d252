import { blogPost, heading, knownPosts, picture, postPath, readMore } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchScripts } from '../support/scripts.ts';

const plans = {
	title: 'What Each Hosting Plan Costs Over Three Years',
	path: '/blog/what-each-hosting-plan-costs-over-three-years',
};

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Links lead from the newest post to the oldest, to the next newer one and back to the list', async ({
		page,
	}) => {
		await page.goto(knownPosts[0].path);
		for (const [index, { title, day }] of knownPosts.entries()) {
			if (index > 0) await page.getByRole('link', { name: `Entry before ${title}` }).click();
			await expect(heading(page)).toHaveText(title);
			await expect(page.getByRole('main').getByRole('article').getByRole('time').first()).toHaveText(day);
		}
		const date = page.getByRole('main').getByRole('article').getByRole('time').first();
		await expect(date).toHaveAttribute('datetime', '2025-01-01T04:30:00.000Z');
		await expect(page.getByRole('link', { name: 'Entry before' })).toHaveCount(0);
		await page.getByRole('link', { name: 'Entry after Caching Headers' }).click();
		await expect(heading(page)).toHaveText('Caching Headers, Line by Line, With Footnotes');
		await page.getByRole('main').getByRole('link', { name: 'All of the journal' }).click();
		await expect(page).toHaveURL('/blog');
	});
});

test('No post is linked twice below another post', async ({ page }) => {
	for (const { path } of knownPosts) {
		await page.goto(path);
		const below = page.locator('#related ~ ul a, a[rel=prev], a[rel=next]');
		const addresses = await below.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(addresses, path).toEqual([...new Set(addresses)]);
	}
});

// A unit test checks which posts count as related.
test('A post ends with links to three related posts', async ({ page }) => {
	await page.goto(plans.path);
	const region = page.getByRole('region', { name: 'Close to this' });
	const links = region.getByRole('link');
	await expect(links).toHaveCount(3);
	// Each has its picture or a drawn cover.
	await expect(region.locator('img, svg')).toHaveCount(3);
	const [title = ''] = await links.first().allTextContents();
	await links.first().click();
	await expect(heading(page)).toHaveText(title);
});

test('A post’s picture is at most 400 pixels high, and title and text stay if the picture fails to load', async ({
	page,
	guard,
}) => {
	guard.allowLog(/Failed to load resource/);
	await page.goto(postPath);
	const image = page.getByRole('article').locator('img').first();
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
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
});

test('On wide screens, the title and the picture span the sidebar, which begins beside the text', async ({
	page,
	services,
}) => {
	await services.order({ blogs: { posts: [blogPost()] } });
	for (const path of [postPath, '/blog/fresh-from-the-loom']) {
		await page.goto(path);
		const body = page.locator('[data-post-body]');
		await expect(body).toBeVisible();
		for (const width of [1100, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const [head, text, side] = await Promise.all(
				[page.locator('.post-head'), body, page.getByRole('complementary')].map((part) =>
					part.evaluate((found) => found.getBoundingClientRect().toJSON() as DOMRect),
				),
			);
			if (!head || !text || !side) throw new Error('A part of the page is missing.');
			expect(side.top, `${path} at ${width} px`).toBeGreaterThanOrEqual(head.bottom);
			expect(side.left).toBeGreaterThan(text.right);
			expect(Math.round(side.right)).toBe(Math.round(head.right));
		}
	}
});

test('A post edited after the build shows its new version when opened from the list', async ({ page, services }) => {
	const title = `${plans.title}!`;
	const description = '<h2>Edited</h2><p>Put right since.</p>';
	const dates = { createdAt: '2025-03-13T05:00:00.000Z', updated: '2025-03-20T05:00:00.000Z' };
	const post = blogPost({ _id: 'c00000000000000000000001', title, description, author: 'Meera Shah', ...dates });
	await services.order({ blogs: { posts: [post] } });
	await page.goto('/blog');
	await readMore(page, title).click();
	await expect(page).toHaveURL(plans.path);
	await expect(heading(page)).toHaveText(title);
	const article = page.getByRole('main').getByRole('article');
	await expect(article.getByText('Put right since.')).toBeVisible();
	await expect(article.getByRole('heading', { level: 2 })).toHaveText(['Edited']);
	await expect(article.locator('img')).toHaveAttribute('src', picture);
	await expect(article.getByRole('time')).toHaveText(['13 March 2025', '20 March 2025']);
	await expect(article.getByText('By Meera Shah')).toBeVisible();
	await expect(article.getByText('1 minutes')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Warm enough?' })).toHaveCount(1);
});

test('A post unchanged since the build does not load the LatePost island', async ({ page }) => {
	await page.goto('/blog');
	await expect(readMore(page, plans.title)).toBeVisible();
	const scripts = watchScripts(page);
	await readMore(page, plans.title).click();
	await expect(heading(page)).toHaveText(plans.title);
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
	expect(scripts.filter((file) => file.includes('LatePost'))).toEqual([]);
});

/** Returns elements that overflow the column, and tables that the keyboard cannot reach. Runs in the browser. */
function strayParts(): string[] {
	const faults: string[] = [];
	const say = (what: string, node: Node) => faults.push(`${what}: ${node.textContent?.trim().slice(0, 60)}`);
	const body = document.querySelector('[data-post-body]') ?? document.body;
	const column = body.getBoundingClientRect();
	const isOutside = ({ left, right }: DOMRect) => left < column.left - 1 || right > column.right + 1;
	for (const part of body.querySelectorAll('table, img')) {
		if (isOutside(part.getBoundingClientRect())) say(`a ${part.tagName} overflows the column`, part);
		if (part instanceof HTMLTableElement && part.tabIndex !== 0) say('a table cannot be reached by keyboard', part);
	}
	const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode;
		if (!text.textContent?.trim() || text.parentElement?.closest('table')) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		if ([...range.getClientRects()].some(isOutside)) say('text overflows the column', text);
	}
	return faults;
}

// every-page.spec.ts checks that the sample posts fit small screens and are accessible.
test('A post’s content never overflows its column, and no unwanted elements or attributes remain', async ({ page }) => {
	for (const { path } of knownPosts) {
		await page.goto(path);
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(strayParts), `${path} at ${width} px`).toEqual([]);
		}
		const foreign = page
			.locator('[data-post-body]')
			.locator(
				'h1, form, input, button:not(pre > button), iframe, style, svg, [style], [class*=Mso], [id]:not([id^=post-])',
			);
		await expect(foreign, path).toHaveCount(0);
	}
});

test('The keyboard can scroll a table that is wider than its column', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(plans.path);
	const table = page.getByRole('article').getByRole('table').first();
	await table.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
