import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect, test } from '../support/fixtures.ts';
import { Carousel, carousels } from '../support/islands.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 700 } });

test('Nothing is animated for visitors who prefer reduced motion', async ({ page }) => {
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		expect(await page.evaluate(running), path).toBe(0);
	}
});

test('The header never covers the focused element when a visitor tabs back up the page', async ({ page }) => {
	await page.goto('/services');
	await page.getByRole('contentinfo').getByRole('link').last().focus();
	for (let stop = 0; stop < 32; stop += 1) {
		await page.keyboard.press('Shift+Tab');
		const hidden = await page.evaluate(() => {
			const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
			const focused = document.activeElement?.closest('main *, footer *');
			return focused && focused.getBoundingClientRect().top < edge ? focused.outerHTML : undefined;
		});
		expect(hidden).toBeUndefined();
	}
});

test('The focus ring stands out in the content and in the footer, in both colour schemes', async ({ page }) => {
	await page.goto('/about');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const part of ['main', 'footer']) {
			// Moves the focus with the keyboard, so that the focus ring is visible.
			await page.locator(`${part} a`).first().focus();
			await page.keyboard.press('Tab');
			const { ground, ring } = await page.locator(':focus').evaluate((focused) => {
				const { outlineColor, boxShadow } = getComputedStyle(focused);
				let behind = focused.parentElement;
				const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
				while (behind && /rgba\(.* 0\)|transparent/.test(colourOf(behind))) behind = behind.parentElement;
				return {
					ground: colourOf(behind ?? document.body),
					ring: [outlineColor, /^\w+\([^)]*\)/.exec(boxShadow)?.[0] ?? outlineColor],
				};
			});
			const contrasts = ring.map((colour) => wcagContrast(colour, ground));
			expect(Math.max(...contrasts), `${part} in ${colorScheme}: ${ring.join(', ')} on ${ground}`).toBeGreaterThan(3);
		}
	}
});

test.describe('in forced-colours mode', { tag: '@forced-colours' }, () => {
	test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

	/** Returns the styles that distinguish an element in forced-colours mode. */
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

	test('The selected tab, chip, slide and menu item still look different from the others', async ({ page }) => {
		await page.goto('/');
		const tabs = page.getByRole('tab');
		await tabs.nth(1).click();
		await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
		await expectApart(tabs.nth(1), tabs.nth(0));

		await page.goto('/portfolio');
		const chips = page.getByRole('group', { name: 'Show by kind' }).getByRole('button');
		await chips.nth(1).click();
		await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
		await expectApart(chips.nth(1), chips.nth(0));
		const item = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
		await page.goto('/services');
		await expectApart(item('Lessons'), item('Work'));

		await page.goto('/landing-page');
		const carousel = new Carousel(page, carousels.work);
		await carousel.start();
		await carousel.expectShown(1);
		await expectApart(carousel.bullet(1), carousel.bullet(2), '::before');
	});

	test('Buttons, fields and the selected tab keep a border, and the focused element has a ring', async ({ page }) => {
		await page.goto('/');
		const edges = await page
			.locator('.button:visible, .field-input:visible, [aria-selected=true]')
			.evaluateAll((controls) =>
				controls.map((control) => {
					const { borderBottomWidth, borderBottomColor } = getComputedStyle(control);
					const isClear = borderBottomColor === getComputedStyle(document.body).backgroundColor;
					return isClear ? 0 : parseFloat(borderBottomWidth);
				}),
			);
		expect(edges.length).toBeGreaterThan(3);
		expect(Math.min(...edges)).toBeGreaterThan(0);
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
	});
});
