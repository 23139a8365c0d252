import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Carousel, carousels } from '../support/islands.ts';
import { failScripts, scriptFailureLogs } from '../support/scripts.ts';

const { work, voices } = carousels;

async function open(page: Page, which: typeof work): Promise<Carousel> {
	await page.goto('/landing-page');
	const carousel = new Carousel(page, which);
	await carousel.start();
	return carousel;
}

/** Opens a carousel with the page's clock stopped, so that time passes only when the test advances the clock. */
async function openInStoppedTime(page: Page, which: typeof work): Promise<Carousel> {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const carousel = new Carousel(page, which);
	await carousel.start();
	return carousel;
}

/** Checks that the slides form a scrollable strip without buttons. */
async function expectStrip(page: Page, which: typeof work): Promise<void> {
	const carousel = new Carousel(page, which);
	await carousel.window.scrollIntoViewIfNeeded();
	await expect(carousel.slides).toHaveCount(which.total);
	await expect(carousel.slides.first()).toBeInViewport({ ratio: 0.5 });
	await expect(carousel.slides.nth(1)).not.toBeInViewport();
	await carousel.window.hover();
	await page.mouse.wheel(5000, 0);
	await expect(carousel.slides.last()).toBeInViewport({ ratio: 0.5 });
	await expect(carousel.box.getByRole('button')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Both carousels are strips that scroll with mouse and keyboard', async ({ page }) => {
		await page.goto('/landing-page');
		for (const which of [work, voices]) await expectStrip(page, which);
		const { slides: found } = new Carousel(page, work);
		await found.first().getByRole('link').focus();
		await page.keyboard.press('Tab');
		await expect(found.nth(1).getByRole('link')).toBeFocused();
		await expect(found.nth(1)).toBeInViewport({ ratio: 0.5 });
	});
});

test('If the scripts fail, a carousel stays a scrollable strip', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/landing-page');
	await page.locator('[data-island=work-carousel]').scrollIntoViewIfNeeded();
	await expect(page.locator('astro-island[data-failed] [data-island=work-carousel]')).toHaveCount(1);
	await expectStrip(page, work);
});

for (const which of [work, voices]) {
	test(`‘${which.name}’ shows each slide for ${which.delay} ms, and starts over`, async ({ page }) => {
		const carousel = await openInStoppedTime(page, which);
		await carousel.expectShown(1);
		for (let turn = 1; turn <= which.total; turn += 1) {
			const next = (turn % which.total) + 1;
			await page.clock.runFor(which.delay - 100);
			await expect(carousel.bullet(next)).not.toHaveAttribute('aria-current');
			await page.clock.runFor(200);
			await carousel.expectShown(next);
		}
	});
}

test('For visitors who prefer reduced motion, a carousel moves only between Play and Pause', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const carousel = await openInStoppedTime(page, work);
	const strip = carousel.window.locator('[aria-live]');
	await expect(strip).toHaveAttribute('aria-live', 'polite');
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(1);
	await carousel.button('play').click();
	await expect(strip).toHaveAttribute('aria-live', 'off');
	await page.clock.runFor(work.delay + 100);
	await carousel.expectShown(2);
	await carousel.button('pause').click();
	await expect(carousel.button('play')).toBeVisible();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(2);
});

test('Bullets and arrows show their slides, which fill the width and are 30 pixels apart', async ({ page }) => {
	const carousel = await open(page, voices);
	await carousel.button('pause').click();
	await carousel.bullet(voices.total).click();
	await carousel.expectShown(voices.total);
	await carousel.button('next').click();
	await carousel.expectShown(1);
	await carousel.button('previous').click();
	await carousel.expectShown(voices.total);
	await carousel.bullet(1).click();
	await carousel.expectShown(1);
	const frame = await carousel.window.boundingBox();
	const boxes = await Promise.all([carousel.slides.nth(0).boundingBox(), carousel.slides.nth(1).boundingBox()]);
	const [left, right] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
	expect(left?.width).toBeCloseTo(frame?.width ?? 0, 0);
	expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(30, 0);
});

test('The Tab key reaches the buttons, the visible slide and the bullets, but no hidden slide', async ({ page }) => {
	const carousel = await openInStoppedTime(page, work);
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
	await expect(carousel.box.getByRole('link', { name: 'Bowls on a shelf' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.bullet(1)).toBeFocused();
	await page.keyboard.press('Space');
	// The carousel moves in the next frame.
	await page.clock.runFor(100);
	await carousel.expectShown(1);
});

test('A carousel does not move while a slide has the focus or the pointer', async ({ page }) => {
	const carousel = await openInStoppedTime(page, work);
	await carousel.box.getByRole('link', { name: 'A bowl on the wheel' }).focus();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(1);
	await page.keyboard.press('Tab');
	await page.clock.runFor(work.delay + 100);
	await carousel.expectShown(2);
	await carousel.window.hover();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(2);
});
