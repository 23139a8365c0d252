import type { Locator } from '@playwright/test';
import { Carousel, carousels } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('What moves by itself rests for visitors who prefer that', async ({ page }) => {
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		expect(await page.evaluate(running), path).toBe(0);
	}
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

/** The contrast of each colour of the focus ring with the ground behind it (WCAG 2.2, 1.4.11); runs inside a browser. */
function ringContrasts(): number[] {
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
	const channels = (colour: string) => {
		if (canvas === null) throw new Error('No canvas');
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = colour;
		canvas.fillRect(0, 0, 1, 1);
		return [...canvas.getImageData(0, 0, 1, 1).data];
	};
	const luminance = (colour: string) => {
		const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
			const part = value / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const focused = document.activeElement ?? document.body;
	let ground = focused.parentElement;
	while (ground && channels(getComputedStyle(ground).backgroundColor)[3] !== 255) ground = ground.parentElement;
	const behind = luminance(getComputedStyle(ground ?? document.body).backgroundColor);
	const { outlineColor, boxShadow } = getComputedStyle(focused);
	const inner = /^\w+\([^)]*\)/.exec(boxShadow)?.[0] ?? 'transparent';
	return [outlineColor, inner].map((colour) => {
		const [light = 0, dark = 0] = [luminance(colour), behind].sort((a, b) => b - a);
		return (light + 0.05) / (dark + 0.05);
	});
}

test('The focus ring stands out on paper and on ink, in light and in dark', async ({ page }) => {
	await page.goto('/about');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const part of ['main', 'footer']) {
			// As by the keyboard: a ring shows.
			await page.locator(`${part} a`).first().focus();
			await page.keyboard.press('Tab');
			const found = await page.evaluate(ringContrasts);
			expect(Math.max(...found), `${part} in the ${colorScheme} scheme: ${found.join(', ')}`).toBeGreaterThan(3);
		}
	}
});

test.describe("in the visitor's own colours", { tag: '@forced-colours' }, () => {
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

	test('The chosen tab, chip, slide and menu item are still told from the others', async ({ page }) => {
		await page.goto('/');
		const tabs = page.getByRole('tab');
		await tabs.nth(2).click();
		await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
		await expectApart(tabs.nth(2), tabs.nth(1));

		await page.goto('/portfolio');
		const chips = page.getByRole('group', { name: content.portfolio.labels.filter }).getByRole('button');
		await chips.nth(2).click();
		await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
		await expectApart(chips.nth(2), chips.nth(1));
		const item = (path: string) => page.getByRole('banner').locator(`a[href="${path}"]:visible`);
		await expectApart(item('/portfolio'), item('/about'));

		await page.goto('/landing-page');
		const carousel = new Carousel(page, carousels.work);
		await carousel.start();
		await carousel.bullet(2).click();
		await carousel.expectShown(2);
		await expectApart(carousel.bullet(2), carousel.bullet(1), '::before');
	});

	test('Buttons and fields keep an edge, of the tabs the chosen one alone, and the focus has a ring', async ({
		page,
	}) => {
		await page.goto('/');
		const edgesOf = (selector: string) =>
			page.locator(selector).evaluateAll((controls) =>
				controls.map((control) => {
					const { borderBottomWidth, borderBottomColor } = getComputedStyle(control);
					const isClear = borderBottomColor === getComputedStyle(document.body).backgroundColor;
					return isClear ? 0 : parseFloat(borderBottomWidth);
				}),
			);
		const edges = await edgesOf('.button:visible, .field-input:visible, [aria-selected=true]');
		expect(edges.length).toBeGreaterThan(3);
		expect(Math.min(...edges)).toBeGreaterThan(0);
		expect(Math.max(...(await edgesOf('[aria-selected=false]')))).toBe(0);
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
		await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
	});
});
