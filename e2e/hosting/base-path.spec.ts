import type { Page } from '@playwright/test';
import { aliases, hostOnlyAliases } from '../../src/lib/site/aliases.ts';
import { heading } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { blogPost } from '../support/posts.ts';
import { subPath } from '../../scripts/lib/variants.ts';

// That every link stays below the sub-path is seen by the launch check of this build.
test.use({ variant: 'base' });

const { imageUrl: _, ...latePost } = blogPost();

for (const path of ['/', '/contactus', '/blog', '/landing-page']) {
	test(`${path} asks for nothing outside the sub-path and gets all that it asks for`, async ({ page, baseURL }) => {
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

test('The blog list is fetched from below the sub-path and its cards lead there', async ({ page }) => {
	const list = page.waitForRequest((request) => request.url().endsWith('/allblogs'));
	await page.goto(`${subPath}/blog`);
	expect(new URL((await list).url()).pathname).toBe(`${subPath}/api/blogs/allblogs`);
	await page.getByRole('article').getByRole('link').first().click();
	await expect(page).toHaveURL(new RegExp(`${subPath}/blog/[a-z0-9-]+$`));
	await expect(heading(page)).toBeVisible();
});

/** Serves a list with a post that the build does not know; any other address would not be met. */
async function publish(page: Page): Promise<void> {
	await page.route(`**${subPath}/api/blogs/allblogs`, (route) => route.fulfill({ json: [latePost] }));
}

for (const hosting of ['rules', 'plain'] as const) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		test('A post newer than the build opens, and the aliases lead to their pages', async ({ page, guard }) => {
			if (hosting === 'plain') guard.allowLog(/status of 404/);
			await publish(page);
			await page.goto(`${subPath}/blog/fresh-from-the-loom`);
			await expect(heading(page)).toHaveText(latePost.title);
			await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
			for (const { from, to } of [...aliases, ...hostOnlyAliases]) {
				await page.goto(`${subPath}${from}`);
				await expect(page).toHaveURL(`${subPath}${to}`);
			}
		});
	});
}
