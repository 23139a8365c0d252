import { archive, archiveLinks, cards, heading, openArchive, readMore } from '../support/blog.ts';
import { text } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

/* Tests a site without a backend; its posts are in content/blog. */

test('The list is one of the site’s own files, holds the posts of the archive, and its cards open them', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => void (request.url().endsWith('/allblogs') && asked.push(request.url())));
	await page.goto('/blog');
	await expect(archiveLinks(page).first()).toBeHidden();
	await openArchive(page);
	const titles = await archiveLinks(page).locator('span').allInnerTexts();
	expect(titles).not.toEqual([]);
	await expect(cards(page).getByRole('heading')).toHaveText(titles);
	expect(asked).toEqual([new URL('/api/blogs/allblogs', page.url()).href]);
	await expect(archive(page).getByRole('link', { name: text('words', 'blog.feed.link') })).toBeVisible();
	const [title = ''] = titles;
	await readMore(page, title).click();
	await expect(heading(page)).toHaveText(title);
});
