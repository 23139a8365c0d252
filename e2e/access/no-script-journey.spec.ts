import type { Page } from '@playwright/test';
import { Carousel } from '../support/carousel.ts';
import { sitemapPaths } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { slides, voices } from '../support/island-content.ts';
import { hiddenTexts } from '../support/hidden-texts.ts';

/** The campaign's page is reached from advertisements; no page leads there. */
const campaign = '/landing-page';

const { email, phone } = content.site;

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
// Files are fetched early for scripts that never come; Chromium notes that after some seconds.
test.beforeEach(({ guard }) => guard.allowLog(/preloaded using link preload but not used/));

/** The paths of this site that links in sight lead to. */
const pathsInSight = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const seen = [...document.querySelectorAll('a')].filter((link) => link.checkVisibility());
		const own = seen.filter(({ origin, target }) => origin === location.origin && target !== '_blank');
		// The feed is for feed readers.
		return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => !path.endsWith('.xml'));
	});

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button');

/** Opens the menu, so that its links are in sight. */
async function openMenu(page: Page): Promise<void> {
	await menuButton(page).click();
	await expect(page.getByRole('navigation', { name: content.navigation.labels.menu })).toBeVisible();
}

/** Each answer opens by a click on its question. */
async function expectAnswers(page: Page): Promise<void> {
	for (const item of await page.locator('details').all()) {
		await item.locator('summary').click();
		await expect(item.getByRole('paragraph')).toBeVisible();
	}
}

/** Each form says how else to reach the agency. */
async function expectOtherWays(page: Page): Promise<void> {
	for (const island of await page.locator('astro-island', { has: page.locator('form') }).all()) {
		await expect(island.locator(`a[href="mailto:${email.address}"]`)).toBeVisible();
		await expect(island.locator(`a[href="tel:${phone.number}"]`)).toBeVisible();
	}
}

/** What a visitor without scripts must be able to do on any page. */
async function expectWhole(page: Page, path: string): Promise<void> {
	expect(await page.evaluate(hiddenTexts), `texts of ${path} that nobody can read`).toEqual([]);
	await expectAnswers(page);
	await expectOtherWays(page);
}

test('Without a script and by links alone, a visitor comes from the home page to every page and every post, and each is whole', async ({
	page,
}) => {
	test.slow();
	await page.goto('/');
	await expectWhole(page, '/');
	await openMenu(page);
	const pages = await sitemapPaths();
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
		expect(pages, `${from} leads to ${to}`).toContain(pathname);
		visited.add(to);
		if (pathname !== to && visited.has(pathname)) continue;
		visited.add(pathname);
		await expectWhole(page, pathname);
		ways.push(...(await pathsInSight(page)).map((next) => ({ from: pathname, to: next })));
	}
	expect([...visited].filter((path) => pages.includes(path)).sort()).toEqual(
		pages.filter((path) => path !== campaign).sort(),
	);
});

test("The campaign's page is whole without a script: its button leads to the form, its strips show every slide", async ({
	page,
}) => {
	await page.goto(campaign);
	await expectWhole(page, campaign);
	await page.getByRole('link', { name: content.landing.hero.button }).click();
	await expect(page.getByRole('region', { name: content.landing.form.title })).toBeInViewport();
	for (const [name, total] of [
		['Our Work', slides.length],
		[content.landing.testimonials.title, voices.length],
	] as const) {
		const carousel = new Carousel(page, name, total);
		for (let number = 1; number <= total; number += 1) {
			await carousel.slide(number).scrollIntoViewIfNeeded();
			await expect(carousel.slide(number)).toBeInViewport({ ratio: 0.5 });
		}
	}
});

test('The portfolio shows all nine projects, and no chips that would do nothing', async ({ page }) => {
	await page.goto('/portfolio');
	await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
	await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
