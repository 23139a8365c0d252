import type { Page } from '@playwright/test';
import { GONE, oddPosts } from '../../src/lib/shared/blog/testing/odd-posts.ts';
import { picture } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchAttacks } from '../support/hostile.ts';
import { overflow } from '../support/page-problems.ts';

test.use({ variant: 'odd', viewport: { width: 360, height: 800 } });

// Some posts refer to pictures that do not exist.
test.beforeEach(async ({ page, guard }) => {
	await page.route(GONE, (route) => route.abort());
	guard.allowOrigin(new URL(GONE).origin);
	guard.allowLog(/Failed to load resource/);
});

/**
 * The odd posts that are already published, keyed by title. The titles leave out characters that HTML cannot contain.
 */
const published = new Map(
	oddPosts
		.filter(({ title }) => title !== 'A post with a date in the future')
		.map((post) => [post.title.replace('\u0000\u0008', ''), post]),
);
const TWO_PAGES = ['/blog', '/blog/archive/2'];

const archived = (page: Page) =>
	page
		.getByRole('region', { name: 'All posts' })
		.locator('li a')
		.evaluateAll((links) =>
			links.map((link) => ({
				title: link.querySelector('span')?.textContent ?? '',
				href: link.getAttribute('href') ?? '',
			})),
		);

/** Reads a post's page as a visitor sees it. Runs in the browser. */
const found = (lastWords: string) => {
	const article = document.querySelector('main article');
	const pictures = [...(article?.querySelectorAll('img.post-picture') ?? [])];
	return {
		title: article?.querySelector('h1')?.textContent,
		headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
		pictures: pictures.map((picture) => picture.getAttribute('src')),
		isWhole: article?.textContent.includes(lastWords) && document.querySelector('footer')?.checkVisibility(),
	};
};

test('The archive links to every published odd post and to nothing else', async ({ page, context, guard }) => {
	const executed = await watchAttacks(context, guard);
	const found: { title: string; href: string }[] = [];
	for (const path of TWO_PAGES) {
		await page.goto(path);
		found.push(...(await archived(page)));
		expect(await page.evaluate(overflow), path).toEqual([]);
		expect(await executed(page), path).toBe(0);
	}
	expect(found.map(({ title }) => title).sort()).toEqual([...published.keys()].sort());
	expect(new Set(found.map(({ href }) => href)).size, 'each post has its own address').toBe(published.size);
});

/**
 * Returns the picture addresses expected on a post's page. If the picture's file is missing, the page still contains
 * its address. If the address is invalid, the page has no picture.
 */
const shownPictures = (title: string): string[] => {
	if (title === 'A post with a picture that is gone') return ['https://gone.example/a.png'];
	return title.startsWith('A post with a picture by a path') ? [picture] : [];
};

for (const path of TWO_PAGES) {
	test(`Every post listed on ${path} is complete on its own page, and no attack runs`, async ({
		page,
		context,
		guard,
	}) => {
		test.slow();
		const executed = await watchAttacks(context, guard);
		await page.goto(path);
		for (const { title, href } of await archived(page)) {
			await page.goto(href);
			const description = published.get(title)?.description ?? '';
			const lastWords = description.includes('End of it') ? 'End of it' : '';
			expect(await page.evaluate(found, lastWords), title).toEqual({
				title,
				headings: 1,
				pictures: shownPictures(title),
				isWhole: true,
			});
			expect(await page.evaluate(overflow), title).toEqual([]);
			expect(await executed(page), title).toBe(0);
		}
	});
}
