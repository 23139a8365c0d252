import { cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchAttacks } from '../support/hostile.ts';
import { LAST_WORDS, oddKnown, pictureOf } from '../support/odd-build.ts';
import { GONE, oddRecords } from '../../scripts/services/odd-posts.ts';
import { sidewaysRoom } from '../support/sideways-room.ts';

test.use({ variant: 'odd', viewport: { width: 360, height: 800 } });

// Nobody answers for a picture that is gone.
test.beforeEach(async ({ page, guard }) => {
	await page.route(GONE, (route) => route.abort());
	guard.allowOrigin(new URL(GONE).origin);
	guard.allowLog(/Failed to load resource/);
});

/** Posts by the tests that visit them, a few at a time. */
const kinds = Object.groupBy(oddKnown, ({ post }) =>
	/attack|window\.pwned/.test(post.title + post.description) ? 'that attack' : 'that are odd',
);

for (const [kind, posts = []] of Object.entries(kinds)) {
	test(`Posts ${kind} stand in their built pages with title, picture and text, and nothing runs`, async ({
		page,
		context,
		guard,
	}) => {
		test.slow();
		const executed = await watchAttacks(context, guard);
		expect(posts.length).toBeGreaterThan(10);
		for (const { post, slug } of posts) {
			const answer = await page.goto(`/blog/${slug}`);
			expect(answer?.status(), slug).toBe(200);
			const article = page.getByRole('main').getByRole('article');
			await expect(article.locator('h1'), slug).toHaveJSProperty('textContent', post.title);
			const picture = article.locator('[data-post-picture] img');
			await expect(picture, slug).toHaveCount(pictureOf(post) === undefined ? 0 : 1);
			if (pictureOf(post) !== undefined) await expect(picture).toHaveAttribute('src', pictureOf(post) ?? '');
			if (post.description.includes(LAST_WORDS)) await expect(article.getByText(LAST_WORDS).last()).toBeVisible();
			await expect(page.locator('h1:visible'), slug).toHaveCount(1);
			await expect(page.getByRole('contentinfo'), slug).toBeVisible();
			expect(await sidewaysRoom(page), slug).toBe(0);
			expect(await executed(page), slug).toBe(0);
		}
	});
}

test('The list and the archive have every odd post, and each leads to a page of its own', async ({
	page,
	context,
	services,
	guard,
}) => {
	const executed = await watchAttacks(context, guard);
	const expected = oddKnown.map(({ post, slug }) => ({ title: post.title, href: `/blog/${slug}` }));
	await services.order({ blogs: { posts: [...oddRecords] } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(oddKnown.length);
	const listed = await cards(page).evaluateAll((found) =>
		found.map((card) => ({
			title: card.querySelector('h2')?.textContent,
			href: card.querySelector('a')?.getAttribute('href'),
		})),
	);
	expect(listed).toEqual(expected);
	const archived: typeof listed = [];
	for (const path of ['/blog', '/blog/archive/2']) {
		await page.goto(path);
		const links = page.getByRole('region', { name: 'Every post by date' }).getByRole('listitem').getByRole('link');
		archived.push(
			...(await links.evaluateAll((found) =>
				found.map((link) => ({ title: link.querySelector('span')?.textContent, href: link.getAttribute('href') })),
			)),
		);
		expect(await sidewaysRoom(page), path).toBe(0);
		expect(await executed(page), path).toBe(0);
	}
	expect(archived).toEqual(expected);
});
