import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sitemapPaths } from './support/built-pages.ts';
import { content } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Scope {
	/** The part that is looked at; the whole page unless told. */
	part?: string;
	/** These rules only. */
	rules?: string[];
}

/** Reads the page as axe does, at this width; gives what is wrong and where. */
async function violationsOf(page: Page, width: number, { part, rules }: Scope = {}): Promise<string[]> {
	await page.setViewportSize({ width, height: 900 });
	const axe = new AxeBuilder({ page });
	if (part !== undefined) axe.include(part);
	const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${width} px: ${id} at ${target.join(' ')}\n${failureSummary}`),
	);
}

/** Reads the page at both widths in light, and its colours in dark. */
async function expectNoBarrier(page: Page): Promise<void> {
	expect(await violationsOf(page, 1440)).toEqual([]);
	expect(await violationsOf(page, 390)).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await violationsOf(page, 390, { rules: ['color-contrast'] })).toEqual([]);
}

for (const path of await sitemapPaths()) {
	test(`${path} has no barrier on phones and on wide screens, in light and in dark`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByText(content.blog.loading)).toHaveCount(0);
		expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
		await expectNoBarrier(page);
	});
}

test('The fallback screen has no barrier', async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	await page.goto('/no-such-page');
	await expectNoBarrier(page);
});

test('The open menu has no barrier', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await page.goto('/');
	await page.getByRole('banner').getByRole('button').click();
	await expect(page.getByRole('link', { name: 'OurServices' })).toBeVisible();
	// The rest of the page is inert, and axe would miss a main landmark in it.
	expect(await violationsOf(page, 390, { part: 'header' })).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await violationsOf(page, 390, { part: 'header', rules: ['color-contrast'] })).toEqual([]);
});

test('Nothing that has the focus hides behind the header, on the way down or up', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 700 });
	await page.goto('/services');
	const hidden = () =>
		page.evaluate(() => {
			const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
			const focused = document.activeElement;
			const isBelow = focused?.closest('main, footer') !== null;
			return isBelow && (focused?.getBoundingClientRect().top ?? 0) < edge ? focused?.outerHTML : undefined;
		});
	await page.getByRole('contentinfo').getByRole('link').last().focus();
	for (let stop = 0; stop < 32; stop += 1) {
		await page.keyboard.press('Shift+Tab');
		expect(await hidden()).toBeUndefined();
	}
});

test('What moves by itself rests for visitors who prefer that', async ({ page }) => {
	await page.goto('/landing-page');
	const work = page.getByRole('region', { name: 'Our Work', exact: true }).last();
	await work.scrollIntoViewIfNeeded();
	await expect(work.getByRole('button', { name: content.landing.carousel.play, exact: true })).toBeVisible();
	await expect(work.getByRole('button', { name: content.landing.carousel.pause, exact: true })).toHaveCount(0);
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		expect(await page.evaluate(running), path).toBe(0);
	}
});
