import { archive, archiveLinks, cards, heading, openArchive, readMore } from '../support/blog.ts';
import { expect, test, text } from '../support/fixtures.ts';

/* Tests a site without a backend; its posts are in content/blog. */

test('The list is a file of the site, holds the posts of the archive, and its cards open them', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
	await page.goto('/blog');
	await expect(archiveLinks(page).first()).toBeHidden();
	await openArchive(page);
	const titles = await archiveLinks(page).locator('span').allInnerTexts();
	expect(titles).not.toEqual([]);
	await expect(cards(page).getByRole('heading')).toHaveText(titles);
	// The document names what the list needs, so that browsers load it all at once, and each file once.
	const named = (name: string) =>
		page
			.locator(`link[rel=${name}]`)
			.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).getAttribute('href')));
	const scripts = asked.filter((path) => /^\/_astro\/(?!BaseLayout).*\.js$/.test(path));
	expect(scripts.toSorted()).toEqual((await named('modulepreload')).toSorted());
	const picture = await cards(page).first().locator('img').getAttribute('src');
	for (const path of ['/api/blogs/allblogs', picture ?? '']) {
		expect(await named('preload')).toContain(path);
		expect(asked.filter((one) => one === path)).toHaveLength(1);
	}
	await expect(archive(page).getByRole('link', { name: text('words', 'blog.feed.link') })).toBeVisible();
	const [title = ''] = titles;
	await readMore(page, title).click();
	await expect(heading(page)).toHaveText(title);
});
