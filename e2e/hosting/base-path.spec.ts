import { subPath } from '../../scripts/lib/variants.ts';
import { blogPost, heading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';

// The launch check tests this build's links, and `npm run hosts` tests its redirects.
test.use({ variant: 'base' });

const { imageUrl: _, ...late } = blogPost();

for (const path of ['/', '/contactus', '/blog', '/landing-page']) {
	test(`${path} requests nothing outside the sub-path, and every request succeeds`, async ({ page, baseURL }) => {
		const asked: { path: string; ok: boolean }[] = [];
		page.on('response', (response) => {
			const url = new URL(response.url());
			if (url.origin === new URL(baseURL ?? '').origin) asked.push({ path: url.pathname, ok: response.status() < 400 });
		});
		await page.goto(`${subPath}${path}`);
		for (const island of await page.locator('[data-island]').filter({ visible: true }).all()) {
			await island.scrollIntoViewIfNeeded();
			await island.hover();
			await expect(island).toHaveAttribute('data-hydrated', '');
		}
		expect(asked.length).toBeGreaterThan(2);
		expect(asked.filter((one) => !one.ok || !one.path.startsWith(`${subPath}/`))).toEqual([]);
	});
}

for (const [hosting, how] of [
	['rules', 'from its card'],
	['plain', 'at its address'],
] as const) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		test(`A post newer than the build opens ${how}`, async ({ page, guard }) => {
			if (hosting === 'plain') guard.allowLog(/status of 404/);
			// Only this address returns the list of posts.
			await page.route(`**${subPath}/api/blogs/allblogs`, (route) => route.fulfill({ json: [late] }));
			if (hosting === 'rules') {
				await page.goto(`${subPath}/blog`);
				await page.getByRole('article').getByRole('link').click();
				await expect(page).toHaveURL(`${subPath}/blog/fresh-from-the-loom`);
			} else await page.goto(`${subPath}/blog/fresh-from-the-loom`);
			await expect(heading(page)).toHaveText(late.title);
			await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
		});
	});
}
