import { readFile } from 'node:fs/promises';
import { buildLog } from '../../scripts/lib/build.ts';
import { parseBlogList, type BlogObject } from '../../src/lib/blog/blog-object.ts';
import { pictureUrl } from '../../src/lib/blog/image-url.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { archive, cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchAttacks } from '../support/hostile.ts';
import { overflow } from '../support/layout.ts';
import { listUrl } from '../support/posts.ts';
import { GONE, malformed, oddRecords } from '../../scripts/services/odd-posts.ts';
import { variants } from '../../scripts/lib/variants.ts';

/** The posts that the build `odd` knows, the newest first, each with its slug. */
const oddKnown = arrangePosts(parseBlogList(oddRecords).posts);

/** The picture that a post is shown with, if any. */
const pictureOf = ({ imageUrl = '' }: BlogObject): string | undefined =>
	imageUrl === '' ? undefined : pictureUrl(imageUrl, listUrl);

/** The last words of an odd post, where it has any. */
const LAST_WORDS = 'End of it';

test.use({ variant: 'odd', viewport: { width: 360, height: 800 } });

// Nobody answers for a picture that is gone.
test.beforeEach(async ({ page, guard }) => {
	await page.route(GONE, (route) => route.abort());
	guard.allowOrigin(new URL(GONE).origin);
	guard.allowLog(/Failed to load resource/);
});

test('The build names each record that is no post, and each picture that it leaves out, once', async () => {
	const log = await readFile(buildLog(variants.odd.name), 'utf8');
	const warnings = log.split('\n').filter((line) => line.includes('[blog]'));
	const leftOut = warnings.filter((line) => line.includes('Left out of the blog: '));
	expect(leftOut).toEqual(malformed.map(([id]) => expect.stringContaining(`Left out of the blog: ${id} (record `)));
	const unseen = oddKnown.filter(({ post }) => post.imageUrl && pictureOf(post) === undefined);
	for (const { post } of unseen)
		expect(warnings.filter((line) => line.includes(`Shown without its picture: ${post._id}: `))).toHaveLength(1);
	expect(warnings).toHaveLength(leftOut.length + unseen.length);
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
			expect(await page.evaluate(overflow), slug).toEqual([]);
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
		const links = archive(page).getByRole('listitem').getByRole('link');
		const found = await links.evaluateAll((each) =>
			each.map((link) => ({ title: link.querySelector('span')?.textContent, href: link.getAttribute('href') })),
		);
		archived.push(...found);
		expect(await page.evaluate(overflow), path).toEqual([]);
		expect(await executed(page), path).toBe(0);
	}
	expect(archived).toEqual(expected);
});
