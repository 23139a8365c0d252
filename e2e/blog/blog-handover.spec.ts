import { cards, heading, readMore } from '../support/blog-list.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/layout.ts';
import { backendPosts, blogPost, idOf, knownPosts, picture } from '../support/posts.ts';
import { watchScripts } from '../support/scripts.ts';

const known = knownPosts.at(-1);
if (known === undefined) throw new Error('content/blog has no post of this site');
const { post: builtPost, slug: builtSlug } = known;

/** The list as it is now, with one post edited since the build. */
const edited = (changes: object) => backendPosts.map((post) => (post === builtPost ? { ...post, ...changes } : post));

test('A post edited after the build shows the edited text, title, picture and date when it is reached from the list', async ({
	page,
	services,
}) => {
	const title = `${builtPost.title}!`;
	const description = '<h2>Edited</h2><p>Put right since.</p><script>alert(1)</script>';
	await services.order({
		blogs: { posts: edited({ title, description, imageUrl: picture, createdAt: '2026-03-13T05:00:00.000Z' }) },
	});
	await page.goto('/blog');
	await readMore(page, title).click();
	await expect(page).toHaveURL(`/blog/${builtSlug}`);
	await expect(heading(page)).toHaveText(title);
	const article = page.getByRole('main').getByRole('article');
	await expect(article.getByText('Put right since.')).toBeVisible();
	await expect(article.getByRole('heading', { level: 2 })).toHaveText(['Edited']);
	await expect(article.locator('img')).toHaveAttribute('src', picture);
	await expect(article.getByRole('time')).toHaveText('13 March 2026');
	await expect(page.getByRole('region', { name: content.blog.post.bottomTitle })).toBeVisible();
});

test('A post whose picture was taken away after the build shows none', async ({ page, services }) => {
	await services.order({ blogs: { posts: edited({ imageUrl: undefined }) } });
	await page.goto('/blog');
	await readMore(page, builtPost.title).click();
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('main').getByRole('article').locator('img')).toHaveCount(0);
});

test('A post renamed after the build opens under its new address', async ({ page, services }) => {
	await services.order({ blogs: { posts: edited({ title: 'Another Name' }) } });
	await page.goto('/blog');
	await readMore(page, 'Another Name').click();
	await expect(page).toHaveURL('/blog/another-name');
	await expect(heading(page)).toHaveText('Another Name');
});

test('A post that is as it was built is not written anew', async ({ page }) => {
	await page.goto('/blog');
	await expect(readMore(page, builtPost.title)).toBeVisible();
	const scripts = watchScripts(page);
	await readMore(page, builtPost.title).click();
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
	expect(scripts.filter((file) => file.includes('apply-post'))).toEqual([]);
});

test('Two posts of one title, one of them known to the build, each open their own text, from the list and as a shared link', async ({
	page,
	services,
}) => {
	const [first, second] = [1, 2].map((number) => ({
		...blogPost({ _id: idOf(number), title: 'Twins', createdAt: `2026-11-0${number}T00:00:00.000Z` }),
		description: `<p>Text of twin ${number}.</p>`,
	}));
	const namesake = { ...blogPost({ title: builtPost.title }), description: '<p>The newer of the two.</p>' };
	await services.order({ blogs: { posts: [first, second, namesake, ...backendPosts] } });
	const addresses = new Set<string>();
	for (const [title, index, text] of [
		['Twins', 0, 'Text of twin 2.'],
		['Twins', 1, 'Text of twin 1.'],
		[builtPost.title, 0, 'The newer of the two.'],
	] as const) {
		await page.goto('/blog');
		await readMore(page, title).nth(index).click();
		const body = page.getByRole('article').getByText(text);
		await expect(body).toBeVisible();
		addresses.add(page.url());
		await page.evaluate(() => sessionStorage.clear());
		if (title === builtPost.title) continue;
		await page.reload();
		await expect(body).toBeVisible();
	}
	await page.goto('/blog');
	await readMore(page, builtPost.title).last().click();
	await expect(page, 'the older post keeps its address').toHaveURL(`/blog/${builtSlug}`);
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('article').getByText(namesake.description)).toHaveCount(0);
	expect(addresses.add(page.url()).size).toBe(4);
});

const titles: [what: string, title: string, slug: string][] = [
	['of 500 letters without a space', 'x'.repeat(500), 'x'.repeat(160)],
	['of HTML', '<img src=x onerror="alert(1)"><b>Bold</b> & more', 'img-src-x-onerror-alert-1-b-bold-b-more'],
];

for (const [what, title, slug] of titles) {
	test(`A late post with a title ${what} opens, and the title stands as it was written`, async ({ page, services }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await services.order({ blogs: { posts: [blogPost({ _id: idOf(7), title })] } });
		await page.goto('/blog');
		await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(title);
		expect(await page.evaluate(overflow)).toEqual([]);
		await cards(page).getByRole('link').click();
		await expect(page).toHaveURL(`/blog/${slug}`);
		await expect(heading(page)).toHaveText(title);
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
		await expect(heading(page)).toHaveText(title);
	});
}
