import type { Page } from '@playwright/test';
import { cards } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { backendPosts, blogPost, idOf, knownPosts } from '../support/posts.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';
import { sidewaysRoom } from '../support/sideways-room.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

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
	const picture = `${servicesOrigin}/images/blog/local-seo-for-a-textile-shop-in-surat.webp`;
	const description = '<h2>Edited</h2><p>Put right since.</p><script>alert(1)</script>';
	await services.order({
		blogs: { posts: edited({ title, description, imageUrl: picture, createdAt: '2026-03-13T05:00:00.000Z' }) },
	});
	await page.goto('/blog');
	await page.getByRole('link', { name: `Read More → ${title}`, exact: true }).click();
	await expect(page).toHaveURL(`/blog/${builtSlug}`);
	await expect(heading(page)).toHaveText(title);
	const article = page.getByRole('main').getByRole('article');
	await expect(article.getByText('Put right since.')).toBeVisible();
	await expect(article.getByRole('heading', { level: 2 })).toHaveText(['Edited']);
	await expect(article.locator('img')).toHaveAttribute('src', picture);
	await expect(article.getByRole('time')).toHaveText('13 March 2026');
	await expect(page.getByRole('region', { name: 'Like what you read?' })).toBeVisible();
});

test('A post whose picture was taken away after the build shows none', async ({ page, services }) => {
	await services.order({ blogs: { posts: edited({ imageUrl: undefined }) } });
	await page.goto('/blog');
	await page.getByRole('link', { name: `Read More → ${builtPost.title}`, exact: true }).click();
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('main').getByRole('article').locator('img')).toHaveCount(0);
});

test('A post renamed after the build opens under its new address', async ({ page, services }) => {
	await services.order({ blogs: { posts: edited({ title: 'Another Name' }) } });
	await page.goto('/blog');
	await page.getByRole('link', { name: 'Read More → Another Name', exact: true }).click();
	await expect(page).toHaveURL('/blog/another-name');
	await expect(heading(page)).toHaveText('Another Name');
});

test('A post that is as it was built is not written anew', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/blog');
	await page.getByRole('link', { name: `Read More → ${builtPost.title}`, exact: true }).click();
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
	expect(asked.filter((path) => path.includes('apply-post'))).toEqual([]);
});

test('Two posts of one title each open their own text, from the list and as a shared link', async ({
	page,
	services,
}) => {
	const twins = [1, 2].map((number) =>
		blogPost({
			_id: idOf(number),
			title: 'Twins',
			description: `<p>Text of twin ${number}.</p>`,
			createdAt: `2026-11-0${number}T00:00:00.000Z`,
		}),
	);
	await services.order({ blogs: { posts: twins } });
	const addresses = [`/blog/twins-${idOf(2)}`, '/blog/twins'];
	for (const [index, address] of addresses.entries()) {
		await page.goto('/blog');
		const link = cards(page).nth(index).getByRole('link');
		await expect(link).toHaveAttribute('href', address);
		await link.click();
		await expect(page).toHaveURL(address);
		await expect(page.getByRole('article').getByText(`Text of twin ${2 - index}.`)).toBeVisible();
		await page.evaluate(() => sessionStorage.clear());
		await page.goto(address);
		await expect(page.getByRole('article').getByText(`Text of twin ${2 - index}.`)).toBeVisible();
	}
});

test('A new post with the title of one that the build knows opens its own text, and the old one keeps its address', async ({
	page,
	services,
}) => {
	const newer = blogPost({ title: builtPost.title, description: '<p>The newer of the two.</p>' });
	await services.order({ blogs: { posts: [newer, ...backendPosts] } });
	await page.goto('/blog');
	const links = page.getByRole('link', { name: `Read More → ${builtPost.title}`, exact: true });
	await links.first().click();
	await expect(page).toHaveURL(`/blog/${builtSlug}-${newer._id}`);
	await expect(page.getByRole('article').getByText('The newer of the two.')).toBeVisible();
	await page.goto('/blog');
	await links.last().click();
	await expect(page).toHaveURL(`/blog/${builtSlug}`);
	await expect(heading(page)).toHaveText(builtPost.title);
	await expect(page.getByRole('article').getByText('The newer of the two.')).toHaveCount(0);
	await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

const long = Array.from({ length: 100 }, () => 'silk')
	.join(' ')
	.padEnd(500, '!');

const titles: [what: string, title: string, slug: string][] = [
	['of 500 characters', long, Array.from({ length: 32 }, () => 'silk').join('-')],
	['of 500 letters without a space', 'x'.repeat(500), 'x'.repeat(160)],
	['of emoji', '🪡🧵✨', idOf(7)],
	['in Gujarati', 'સુરતનું રેશમ', idOf(7)],
	['of HTML', '<img src=x onerror="alert(1)"><b>Bold</b> & more', 'img-src-x-onerror-alert-1-b-bold-b-more'],
	['of signs', '... / \\ ? # % ...', idOf(7)],
];

for (const [what, title, slug] of titles) {
	test(`A post with a title ${what} opens, and the title stands as it was written`, async ({ page, services }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await services.order({ blogs: { posts: [blogPost({ _id: idOf(7), title })] } });
		await page.goto('/blog');
		await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(title);
		expect(await sidewaysRoom(page)).toBe(0);
		await cards(page).getByRole('link').click();
		await expect(page).toHaveURL(`/blog/${slug}`);
		await expect(heading(page)).toHaveText(title);
		expect(await sidewaysRoom(page)).toBe(0);
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
		await expect(heading(page)).toHaveText(title);
	});
}

test('A post dated in the future stands first, with its date, and opens', async ({ page, services }) => {
	const future = blogPost({ title: 'From the Future', createdAt: '2999-01-01T00:00:00.000Z' });
	await services.order({ blogs: { posts: [...backendPosts, future] } });
	await page.goto('/blog');
	await expect(cards(page).first().getByText('Published on:')).toHaveText('Published on: 1 January 2999');
	await cards(page).first().getByRole('link').click();
	await expect(heading(page)).toHaveText('From the Future');
});
