import type { Page } from '@playwright/test';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { checkSite } from '../../scripts/launch-check/check.ts';
import { readSite } from '../../scripts/launch-check/site.ts';
import { buildFolder } from '../../scripts/lib/build.ts';
import { expect, test } from '../support/fixtures.ts';
import { subPath, variants } from '../../scripts/lib/variants.ts';

test.use({ variant: 'base' });

const latePost = {
	_id: '64b000000000000000000099',
	title: 'A post newer than the build',
	description: '<p>Written after the site went up.</p><h2>More</h2><p>The rest.</p>',
	createdAt: '2026-11-20T09:00:00.000Z',
	website: 'infotech',
};

/** Serves a list with a post that the build does not know; any other address would not be met. */
async function publish(page: Page): Promise<void> {
	await page.route(`**${subPath}/api/blogs/allblogs`, (route) => route.fulfill({ json: [latePost] }));
}

test('Every address in the built site lies below the sub-path and leads somewhere', async () => {
	const { name, settings } = variants.base;
	const findings = checkSite(await readSite(buildFolder(name), readSettings(settings)));
	// The builds of these tests call services of this machine, as no other build may.
	expect(findings.filter(({ kind }) => kind !== 'Local addresses')).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The links of the header and the footer stay below the sub-path', async ({ page }) => {
		await page.goto(`${subPath}/`);
		await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click();
		await expect(page).toHaveURL(`${subPath}/about`);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
		await expect(page).toHaveURL(`${subPath}/portfolio`);
		await page.getByRole('link', { name: 'Infotech, home page' }).first().click();
		await expect(page).toHaveURL(`${subPath}/`);
	});

	test('An unknown address shows the fallback screen with ways on below the sub-path', async ({ page, guard }) => {
		guard.allowLog(/status of 404/);
		await page.goto(`${subPath}/no-such-page`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
		const links = await page
			.getByRole('main')
			.getByRole('link')
			.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
		const own = links.filter((href) => href?.startsWith('/'));
		expect(own.length).toBeGreaterThan(0);
		for (const href of own) expect(href).toMatch(/^\/website\//);
	});
});

for (const path of ['/', '/services', '/portfolio', '/contactus', '/blog', '/landing-page']) {
	test(`${path} asks for nothing outside the sub-path and gets all that it asks for`, async ({ page, baseURL }) => {
		const asked: { path: string; ok: boolean }[] = [];
		page.on('response', (response) => {
			const url = new URL(response.url());
			if (url.origin === new URL(baseURL ?? '').origin) asked.push({ path: url.pathname, ok: response.status() < 400 });
		});
		await page.goto(`${subPath}${path}`);
		// Lazy pictures and islands come as they are scrolled to.
		await page.getByRole('contentinfo').or(page.getByRole('main')).last().scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		expect(asked.length).toBeGreaterThan(2);
		expect(asked.filter((one) => !one.ok || !one.path.startsWith(`${subPath}/`))).toEqual([]);
	});
}

test('The blog list is fetched from below the sub-path and its cards lead there', async ({ page }) => {
	const list = page.waitForRequest((request) => request.url().endsWith('/allblogs'));
	await page.goto(`${subPath}/blog`);
	expect(new URL((await list).url()).pathname).toBe(`${subPath}/api/blogs/allblogs`);
	await page
		.getByRole('link', { name: /Read More/ })
		.first()
		.click();
	await expect(page).toHaveURL(new RegExp(`${subPath}/blog/[a-z0-9-]+$`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const hosting of ['rules', 'plain'] as const) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		test('A post newer than the build opens', async ({ page, guard }) => {
			if (hosting === 'plain') guard.allowLog(/status of 404/);
			await publish(page);
			await page.goto(`${subPath}/blog/a-post-newer-than-the-build`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(latePost.title);
			await expect(page.getByText('Written after the site went up.')).toBeVisible();
		});

		test('The aliases lead to their pages', async ({ page, guard }) => {
			if (hosting === 'plain') guard.allowLog(/status of 404/);
			for (const [from, to] of [
				['/solutions', '/services'],
				['/services/seo-services', '/services/seo'],
				['/contact', '/contactus'],
				['/industries', '/Industries'],
			] as const) {
				await page.goto(`${subPath}${from}`);
				await expect(page).toHaveURL(`${subPath}${to}`);
			}
		});
	});
}
