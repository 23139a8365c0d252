import { readSettings } from '../../src/integrations/build-settings.ts';
import { parseBlogList, type BlogObject } from '../../src/lib/blog/blog-object.ts';
import { pictureUrl } from '../../src/lib/blog/image-url.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { GONE, oddRecords } from '../../src/lib/blog/testing/odd-posts.ts';
import { archive, listUrl } from '../support/blog.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchAttacks } from '../support/hostile.ts';
import { overflow } from '../support/page-faults.ts';

/** The posts that the build `odd` knows, the newest first, each with its slug. */
const oddKnown = arrangePosts(parseBlogList(oddRecords).posts, content.site.website, readSettings({}).today);

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

/** Posts by the tests that visit them, a few at a time. */
const kinds = Object.groupBy(oddKnown, ({ post }) =>
	/attack|window\.pwned/.test(post.title + post.description) ? 'that attack' : 'that are odd',
);

/** What a visitor finds on the page of a post; runs inside a browser. */
const found = (lastWords: string) => {
	const article = document.querySelector('main article');
	const pictures = [...(article?.querySelectorAll('[data-post-picture] img') ?? [])];
	return {
		title: article?.querySelector('h1')?.textContent,
		headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
		pictures: pictures.map((picture) => picture.getAttribute('src')),
		isWhole: article?.textContent.includes(lastWords) && document.querySelector('footer')?.checkVisibility(),
	};
};

for (const [kind, posts = []] of Object.entries(kinds)) {
	test(`Posts ${kind} are whole on their pages, and nothing runs`, async ({ page, context, guard }) => {
		test.slow();
		const executed = await watchAttacks(context, guard);
		for (const { post, slug } of posts) {
			await page.goto(`/blog/${slug}`);
			const lastWords = post.description.includes(LAST_WORDS) ? LAST_WORDS : '';
			expect(await page.evaluate(found, lastWords), slug).toEqual({
				title: post.title,
				headings: 1,
				// One that is dead is taken away.
				pictures: [pictureOf(post) ?? []].flat(),
				isWhole: true,
			});
			expect(await page.evaluate(overflow), slug).toEqual([]);
			expect(await executed(page), slug).toBe(0);
		}
	});
}

test('The archive leads to every odd post', async ({ page, context, guard }) => {
	const executed = await watchAttacks(context, guard);
	const archived: object[] = [];
	for (const path of ['/blog', '/blog/archive/2']) {
		await page.goto(path);
		const links = archive(page).getByRole('listitem').getByRole('link');
		const shown = await links.evaluateAll((each) =>
			each.map((link) => ({ title: link.querySelector('span')?.textContent, href: link.getAttribute('href') })),
		);
		archived.push(...shown);
		expect(await page.evaluate(overflow), path).toEqual([]);
		expect(await executed(page), path).toBe(0);
	}
	expect(archived).toEqual(oddKnown.map(({ post, slug }) => ({ title: post.title, href: `/blog/${slug}` })));
});
