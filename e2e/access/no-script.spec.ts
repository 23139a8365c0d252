import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitemap } from '../support/pages.ts';

/** The campaign's page is reached from advertisements; no page leads there. */
const campaign = '/landing-page';

const { email, phone } = content.site;

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
// Files are fetched early for scripts that never come; Chromium notes that after some seconds.
test.beforeEach(({ guard }) => guard.allowLog(/preloaded using link preload but not used/));

/**
 * The texts of a page that nobody can bring into sight without a script; runs inside a browser. What opens by itself
 * (answers, the menu with the links of the header, choices) counts as reachable; buttons that need a script are no text.
 */
function hiddenTexts(): string[] {
	const elsewhere = 'script, style, template, svg title, details:not([open]), [popover], header, option, button';
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const { parentElement: parent } = text;
		if (parent === null || !text.textContent?.trim()) continue;
		if (parent.closest(elsewhere)) continue;
		if (!parent.checkVisibility({ visibilityProperty: true })) found.push(text.textContent.trim());
	}
	return found;
}

/** The paths of this site that links in sight lead to. */
const pathsInSight = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const seen = [...document.querySelectorAll('a')].filter((link) => link.checkVisibility());
		const own = seen.filter(({ origin, target }) => origin === location.origin && target !== '_blank');
		// The feed is for feed readers.
		return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => !path.endsWith('.xml'));
	});

/** Opens the menu, so that its links are in sight. */
async function openMenu(page: Page): Promise<void> {
	await page.getByRole('banner').getByRole('button').click();
	await expect(page.getByRole('navigation', { name: content.navigation.labels.menu })).toBeVisible();
}

/** What a visitor without scripts must be able to do on any page: read everything, and write to the agency. */
async function expectWhole(page: Page, path: string): Promise<void> {
	expect(await page.evaluate(hiddenTexts), `texts of ${path} that nobody can read`).toEqual([]);
	for (const item of await page.locator('details').all()) {
		await item.locator('summary').click();
		await expect(item.getByRole('paragraph')).toBeVisible();
	}
	for (const island of await page.locator('astro-island', { has: page.locator('form') }).all()) {
		await expect(island.locator(`a[href="mailto:${email.address}"]`)).toBeVisible();
		await expect(island.locator(`a[href="tel:${phone.number}"]`)).toBeVisible();
	}
}

test('Without a script and by links alone, a visitor comes from the home page to every page and every post, and each is whole', async ({
	page,
}) => {
	test.slow();
	await page.goto('/');
	await expectWhole(page, '/');
	await openMenu(page);
	const visited = new Set(['/']);
	// Where a visitor stands, and which links can be seen there.
	const ways = (await pathsInSight(page)).map((to) => ({ from: '/', to }));
	for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
		const { from, to } = way;
		if (visited.has(to)) continue;
		await page.goto(from);
		const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
		if ((await link.count()) === 0) await openMenu(page);
		await link.click();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		// The menu names one page by an alias.
		const { pathname } = new URL(page.url());
		expect(sitemap, `${from} leads to ${to}`).toContain(pathname);
		visited.add(to);
		if (pathname !== to && visited.has(pathname)) continue;
		visited.add(pathname);
		await expectWhole(page, pathname);
		ways.push(...(await pathsInSight(page)).map((next) => ({ from: pathname, to: next })));
	}
	expect([...visited].filter((path) => sitemap.includes(path)).sort()).toEqual(
		sitemap.filter((path) => path !== campaign).sort(),
	);
});

test("The campaign's page is whole without a script", async ({ page }) => {
	await page.goto(campaign);
	await expectWhole(page, campaign);
});
