import type { Order } from '../../scripts/services/faults.ts';
import { cards, loading } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { blogPost, idOf, knownPosts } from '../support/posts.ts';
import { servicePaths } from '../../scripts/services/client.ts';

const failures: [string, NonNullable<Order['blogs']>][] = [
	['HTML', { mode: 'html' }],
	['HTML with status 502', { mode: 'html', status: 502 }],
	['null', { mode: 'null' }],
	['an object', { mode: 'object' }],
	['status 500', { mode: 'status', status: 500 }],
	['status 404', { mode: 'status', status: 404 }],
	['nothing: the connection breaks', { drop: true }],
];

for (const [answer, blogs] of failures) {
	test(`When the backend answers ${answer}, the loading text stays and the failure is logged`, async ({
		page,
		services,
		guard,
	}) => {
		guard.allowLog(/Error fetching blog data/, /Failed to load resource/);
		await services.order({ blogs });
		await page.goto('/blog');
		const isLogged = () => guard.logs.some((log) => log.startsWith('error: Error fetching blog data'));
		await expect.poll(isLogged).toBe(true);
		await expect(loading(page)).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		const archive = page.getByRole('region', { name: 'Every post by date' });
		await expect(archive.getByRole('listitem')).toHaveCount(knownPosts.length);
		expect(await services.calls(servicePaths.blogs)).toBeGreaterThan(0);
	});
}

test('An empty list leaves the loading text and is no failure', async ({ page, services, guard }) => {
	await services.order({ blogs: { mode: 'empty' } });
	await page.goto('/blog');
	await expect(page.locator('[data-state=settled]')).toBeVisible();
	await expect(loading(page)).toBeVisible();
	expect(guard.logs).toEqual([]);
});

test('Posts of other websites alone leave the loading text', async ({ page, services }) => {
	await services.order({ blogs: { posts: [blogPost({ website: 'sister-studio' })] } });
	await page.goto('/blog');
	await expect(page.locator('[data-state=settled]')).toBeVisible();
	await expect(loading(page)).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
});

test('Malformed posts among good ones are left out', async ({ page, services }) => {
	const good = ['One', 'Two'].map((title, index) => blogPost({ _id: idOf(index), title }));
	const malformed = [
		null,
		1,
		'post',
		[],
		{},
		blogPost({ _id: 1 }),
		blogPost({ _id: idOf(10), title: undefined }),
		blogPost({ _id: idOf(11), title: ' ' }),
		blogPost({ _id: idOf(12), title: {} }),
		blogPost({ _id: idOf(13), description: null }),
		blogPost({ _id: idOf(14), createdAt: 'yesterday' }),
		blogPost({ _id: idOf(15), createdAt: '2026-13-45T00:00:00Z' }),
		blogPost({ _id: idOf(16), createdAt: undefined }),
		blogPost({ _id: idOf(17), imageUrl: 5 }),
		blogPost({ _id: idOf(18), website: null }),
		blogPost({ _id: idOf(0), title: 'Second of one _id' }),
	];
	await services.order({ blogs: { posts: [good[0], ...malformed, good[1]] } });
	await page.goto('/blog');
	await expect(cards(page).getByRole('heading')).toHaveText(['One', 'Two']);
});

test('A picture that is missing, null or empty gives way to a drawn cover', async ({ page, services }) => {
	const posts = [undefined, null, '', ' '].map((imageUrl, index) =>
		blogPost({ _id: idOf(index), title: `Post ${index}`, imageUrl }),
	);
	await services.order({ blogs: { posts } });
	await page.goto('/blog');
	await expect(cards(page)).toHaveCount(posts.length);
	await expect(cards(page).locator('img')).toHaveCount(0);
	for (const card of await cards(page).all()) await expect(card.locator('svg').first()).toBeVisible();
});

test.describe('on a site without a backend', () => {
	test.use({ variant: 'static' });

	test('The same call goes to a file of the site, once', async ({ page, services }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname === servicePaths.blogs) asked.push(request.url());
		});
		await page.goto('/blog');
		await expect(cards(page).getByRole('heading')).toHaveText(knownPosts.map(({ post }) => post.title));
		await expect(cards(page).locator('img')).toHaveCount(knownPosts.filter(({ post }) => post.imageUrl).length);
		expect(asked).toEqual([new URL(servicePaths.blogs, page.url()).href]);
		expect(await services.calls(servicePaths.blogs)).toBe(0);
	});

	test('A post opens from its card with its picture', async ({ page }) => {
		await page.goto('/blog');
		const { post } = knownPosts.find((found) => found.post.imageUrl) ?? { post: undefined };
		await page.getByRole('link', { name: `Read More → ${post?.title}` }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
		await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('src', post?.imageUrl ?? '');
	});
});
