import { cards, heading, readMore } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { blogPost, idOf, picture } from '../support/posts.ts';

const PARAGRAPH = `<p>${'Warp and weft, thread by thread, all day long. '.repeat(40)}</p>`;

/** A thousand posts of 10 KB, each with a picture of its own address. */
const posts = Array.from({ length: 1000 }, (_, index) =>
	blogPost({
		_id: idOf(index),
		title: `Post number ${index}`,
		description: `${PARAGRAPH.repeat(2)}<h2>More</h2>${PARAGRAPH.repeat(3)}`,
		imageUrl: `${picture}?post=${index}`,
		createdAt: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000).toISOString(),
	}),
);

test.use({ viewport: { width: 390, height: 844 } });

test('On a phone, a thousand long posts load and draw only what is near the window, and the last one opens', async ({
	page,
	services,
}) => {
	await services.order({ blogs: { posts } });
	const asked = new Set<string>();
	page.on('request', (request) => {
		if (request.url().startsWith(picture)) asked.add(request.url());
	});
	/** How many cards the browser has drawn: those that are not near the window it leaves aside (content-visibility). */
	const drawn = () =>
		cards(page).evaluateAll(
			(found) => found.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
		);
	await page.goto('/blog');
	// Ten megabytes on a machine that is busy take their time.
	await expect(cards(page)).toHaveCount(posts.length, { timeout: 30_000 });
	await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true);
	expect(asked.size).toBeLessThan(30);
	expect(await drawn()).toBeLessThan(30);

	await readMore(page, 'Post number 500').scrollIntoViewIfNeeded();
	await expect.poll(() => asked.has(`${picture}?post=500`)).toBe(true);
	expect(asked.size).toBeLessThan(60);
	expect(await drawn()).toBeLessThan(30);
	await readMore(page, 'Post number 999').click();
	await expect(heading(page)).toHaveText('Post number 999');
});
