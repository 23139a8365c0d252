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
	// The island uses the list that the document has preloaded.
	expect(asked.filter((path) => path === '/api/blogs/allblogs')).toHaveLength(1);
	await expect(archive(page).getByRole('link', { name: text('words', 'blog.feed.link') })).toBeVisible();
	const [title = ''] = titles;
	await readMore(page, title).click();
	await expect(heading(page)).toHaveText(title);
});
