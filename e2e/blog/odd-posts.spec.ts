import type { Page } from '@playwright/test';
import { oddPosts } from '../support/posts/odd-posts.ts';
import { watchAttacks } from '../support/attacks.ts';
import { knownPosts, picture } from '../support/blog.ts';
import { expect, subPath, test } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';

test.use({ variant: 'backend', viewport: { width: 360, height: 800 } });

/** The texts of the odd posts, by the titles that visitors see. */
const published = new Map(
	oddPosts.map(({ title, description }) => [title.replace('\u0000\u0008', '').replace('&amp;', '&'), description]),
);
const archivePages = [`${subPath}/blog`, `${subPath}/blog/archive/2`];

/** Finds the links even in the closed list below the cards. */
const allArchiveLinks = (page: Page) => page.locator('section[aria-labelledby="archive"] li a');

/** Returns the titles and addresses in an archive page. Runs in the browser. */
const entries = (links: Element[]) =>
	links.map((link) => ({
		title: link.querySelector('span')?.textContent ?? '',
		href: link.getAttribute('href') ?? '',
	}));

test('The archive lists every valid post once, and nothing else', async ({ page, guard }) => {
	// The cards above the archive show pictures that are gone.
	const hasRun = await watchAttacks(page, guard);
	const found: ReturnType<typeof entries> = [];
	for (const path of archivePages) {
		await page.goto(path);
		found.push(...(await allArchiveLinks(page).evaluateAll(entries)));
		expect(await page.evaluate(overflow), path).toEqual([]);
		expect(await hasRun(), path).toBe(false);
	}
	expect(found.map(({ title }) => title).sort()).toEqual(
		[...published.keys(), ...knownPosts.map(({ title }) => title)].sort(),
	);
	expect(new Set(found.map(({ href }) => href)).size, 'each post has its own address').toBe(found.length);
});

/** Returns the picture addresses on a post's page; a missing picture keeps its address, an invalid one is left out. */
function picturesOf(title: string): string[] {
	if (title === 'A post with a picture that is gone') return ['https://gone.example/a.png'];
	if (title === 'A post with a picture of http') return ['https://pictures.example/a.png'];
	return title.startsWith('A post with a picture by a path') ? [picture] : [];
}

/** Reads a post's page as a visitor sees it. Runs in the browser. */
function readPost() {
	const article = document.querySelector('main article');
	return {
		title: article?.querySelector('h1')?.textContent,
		headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
		pictures: [...(article?.querySelectorAll('img.post-picture') ?? [])].map((image) => image.getAttribute('src')),
		text: article?.textContent ?? '',
		hasFooter: document.querySelector('footer')?.checkVisibility(),
	};
}

for (const path of archivePages) {
	test(`Every post listed on ${path} is whole on its own page, and no attack runs`, async ({ page, guard }) => {
		test.slow();
		const hasRun = await watchAttacks(page, guard);
		await page.goto(path);
		const listed = await allArchiveLinks(page).evaluateAll(entries);
		for (const { title, href } of listed.filter((entry) => published.has(entry.title))) {
			await page.goto(href);
			const { text, ...rest } = await page.evaluate(readPost);
			expect(rest, title).toEqual({ title, headings: 1, pictures: picturesOf(title), hasFooter: true });
			if (published.get(title)?.includes('End of it')) expect(text, title).toContain('End of it');
			expect(await page.evaluate(overflow), title).toEqual([]);
			expect(await hasRun(), title).toBe(false);
		}
	});
}
