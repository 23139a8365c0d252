import type { Locator, Page } from '@playwright/test';
import { Carousel } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { slides } from '../support/island-content.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What is left of an element's look where the visitor's own colours take the place of ours. */
const lookOf = (element: Locator, pseudo?: string): Promise<string> =>
	element.evaluate((found, part) => {
		const { backgroundColor, borderBlockEndColor, textDecorationLine } = getComputedStyle(found, part);
		const icon = found.querySelector('svg');
		const hasIcon = icon !== null && getComputedStyle(icon).display !== 'none';
		return JSON.stringify({ backgroundColor, borderBlockEndColor, textDecorationLine, hasIcon });
	}, pseudo);

async function expectApart(chosen: Locator, other: Locator, pseudo?: string): Promise<void> {
	expect(await lookOf(chosen, pseudo)).not.toBe(await lookOf(other, pseudo));
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test(
	"In the visitor's own colours the chosen tab, chip, slide and menu item are still told from the others",
	{ tag: '@forced-colours' },
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto('/');
		await tab(page, 'DevOps').click();
		await expect(tab(page, 'DevOps')).toHaveAttribute('aria-selected', 'true');
		await expectApart(tab(page, 'DevOps'), tab(page, 'Backend'));

		await page.goto('/portfolio');
		const chip = (name: string) => page.getByRole('button', { name, exact: true });
		await chip('Games').click();
		await expect(chip('Games')).toHaveAttribute('aria-pressed', 'true');
		await expectApart(chip('Games'), chip('Finance'));
		const item = (name: string) => page.getByRole('banner').getByRole('link', { name });
		await expectApart(item('Portfolio'), item('About'));

		await page.goto('/landing-page');
		const carousel = new Carousel(page, 'Our Work', slides.length);
		await carousel.start();
		await carousel.bullet(2).click();
		await carousel.expectShown(2);
		await expectApart(carousel.bullet(2), carousel.bullet(1), '::before');
	},
);

test(
	"In the visitor's own colours buttons have an edge and the focus has a ring",
	{ tag: '@forced-colours' },
	async ({ page }) => {
		await page.goto('/');
		const button = page.getByRole('main').getByRole('link', { name: content.home.hero.primary.label });
		await expect(button).not.toHaveCSS('border-top-width', '0px');
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
		await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
	},
);
