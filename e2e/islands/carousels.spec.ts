import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Carousel, carousels } from '../support/islands.ts';

const { work, voices } = carousels;

/** Opens a carousel with the page's clock stopped, so that time passes only when the test advances the clock. */
async function open(page: Page, which: typeof work): Promise<Carousel> {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const carousel = new Carousel(page, which);
	await carousel.start();
	return carousel;
}

/** Checks that the slides form a scrollable row without buttons. */
async function expectRow(page: Page, which: typeof work): Promise<void> {
	const { box, slides, window } = new Carousel(page, which);
	await window.scrollIntoViewIfNeeded();
	await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
	await expect(slides.nth(1)).not.toBeInViewport();
	await window.hover();
	await page.mouse.wheel(5000, 0);
	await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
	await expect(box.getByRole('button')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Both carousels are rows that scroll with mouse and keyboard', async ({ page }) => {
		await page.goto('/landing-page');

		for (const which of [work, voices]) await expectRow(page, which);
		const { slides } = new Carousel(page, work);
		await slides.first().getByRole('link').focus();
		await page.keyboard.press('Tab');
		await expect(slides.nth(1).getByRole('link')).toBeFocused();
		await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
	});
});

for (const which of [work, voices]) {
	test(`‘${which.name}’ shows each slide for ${which.delay} ms, and starts over`, async ({ page }) => {
		const carousel = await open(page, which);
		const total = await carousel.slides.count();
		await carousel.expectShown(1);
		for (let turn = 1; turn <= total; turn += 1) {
			const next = (turn % total) + 1;
			await page.clock.runFor(which.delay - 100);
			await expect(carousel.bullets.nth(next - 1)).not.toHaveAttribute('aria-current');
			await page.clock.runFor(200);
			await carousel.expectShown(next);
		}
	});
}

test('For visitors who prefer reduced motion, a carousel moves only between Play and Pause', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const carousel = await open(page, work);
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(1);
	await carousel.button('play').click();
	await page.clock.runFor(work.delay + 100);
	await carousel.expectShown(2);
	await carousel.button('pause').click();
	await expect(carousel.button('play')).toBeVisible();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(2);
});

test('Bullets and arrows show their slides, which fill the width and are 30 pixels apart', async ({ page }) => {
	await page.goto('/landing-page');
	const carousel = new Carousel(page, voices);
	await carousel.start();
	await carousel.button('pause').click();
	await carousel.bullets.last().click();
	const total = await carousel.slides.count();
	await carousel.expectShown(total);
	await carousel.button('next').click();
	await carousel.expectShown(1);
	await carousel.button('previous').click();
	await carousel.expectShown(total);
	await carousel.bullets.first().click();
	await carousel.expectShown(1);
	const widths = await carousel.slides.evaluateAll((slides) => {
		const [left, right] = slides.map((slide) => slide.getBoundingClientRect()).sort((one, other) => one.x - other.x);
		return { slide: left?.width, gap: (right?.left ?? 0) - (left?.right ?? 0) };
	});
	expect(widths.slide).toBeCloseTo((await carousel.window.boundingBox())?.width ?? 0, 0);
	expect(widths.gap).toBeCloseTo(30, 0);
});

test('The Tab key reaches the buttons, the visible slide and the bullets, but no hidden slide', async ({ page }) => {
	const carousel = await open(page, work);
	await carousel.button('pause').focus();
	await page.keyboard.press('Enter');
	await expect(carousel.button('play')).toBeFocused();
	for (const name of ['previous', 'next'] as const) {
		await page.keyboard.press('Tab');
		await expect(carousel.button(name)).toBeFocused();
	}
	await page.keyboard.press('Enter');
	await carousel.expectShown(2);
	// In Firefox, the carousel needs one more frame to finish moving.
	await page.clock.runFor(100);
	await page.keyboard.press('Tab');
	const shown = carousel.slides.and(page.locator(':not([inert])'));
	await expect(shown.getByRole('link')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.bullets.first()).toBeFocused();
	await page.keyboard.press('Space');
	// The carousel moves in the next frame.
	await page.clock.runFor(100);
	await carousel.expectShown(1);
});

test('A carousel does not move while a slide has the focus or the pointer', async ({ page }) => {
	const carousel = await open(page, work);
	await carousel.slides.and(page.locator(':not([inert])')).getByRole('link').focus();
	await carousel.window.hover();
	await page.mouse.move(0, 0);
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(1);
	await page.keyboard.press('Tab');
	await page.clock.runFor(work.delay + 100);
	await carousel.expectShown(2);
	await carousel.window.hover();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(2);
});
