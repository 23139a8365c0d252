import { expect, test } from '../support/fixtures.ts';
import { blogPost, knownPosts } from '../support/posts.ts';

/** How many times faster the time limit of a call runs out in these tests. */
const FASTER = 100;

test.beforeEach(async ({ page, services, guard }) => {
	guard.allowLog(/Error fetching blog data/);
	await page.addInitScript((faster) => {
		const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
		Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
			get() {
				return Number(limit?.get?.call(this)) * faster;
			},
			set(value: number) {
				Reflect.set(window, 'limit', value);
				limit?.set?.call(this, value / faster);
			},
		});
	}, FASTER);
	await services.order({ blogs: { hold: true } });
});

test('When the backend says nothing for 30 seconds, the loading text stays and the failure is logged', async ({
	page,
	guard,
}) => {
	await page.goto('/blog');
	const isLogged = () => guard.logs.some((log) => log.startsWith('error: Error fetching blog data'));
	await expect.poll(isLogged).toBe(true);
	expect(await page.evaluate(() => Reflect.get(window, 'limit') as number)).toBe(30_000);
	await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible();
	const archive = page.getByRole('region', { name: 'Every post by date' });
	await archive.getByRole('link', { name: knownPosts[0]?.post.title ?? '' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownPosts[0]?.post.title ?? '');
});

test('When the backend says nothing for 30 seconds, a shared late post gives way to the fallback screen', async ({
	page,
	services,
}) => {
	await page.goto('/blog/fresh-from-the-loom');
	await expect(page.getByText('Loading this post...', { exact: true })).toBeVisible();
	const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
	await expect(heading).toHaveText('Unexpected Application Error!');
	await services.order({ blogs: { posts: [blogPost()] } });
	await page.reload();
	await expect(heading).toHaveText('Fresh From the Loom');
});
