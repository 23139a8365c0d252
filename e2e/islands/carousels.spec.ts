import type { Locator, Page } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';

/** The carousels of the landing page (spec §2): the name, and how long each slide is shown in milliseconds. */
const work = { name: text('pages/landing', 'work.title'), delay: 2000 };
const voices = { name: text('pages/landing', 'testimonials.title'), delay: 4000 };

class Carousel {
	readonly box: Locator;
	/** Every slide, including hidden ones. */
	readonly slides: Locator;
	/** The slide that is not hidden. */
	readonly shown: Locator;
	/** The visible area of the carousel. */
	readonly window: Locator;
	/** One for each slide. */
	readonly bullets: Locator;

	constructor(page: Page, { name }: { name: string }) {
		this.box = page.getByRole('group', { name, exact: true });
		this.slides = this.box.locator('[aria-roledescription=slide]');
		this.shown = this.box.locator('[aria-roledescription=slide]:not([inert])');
		this.window = this.box.locator('.carousel-viewport');
		this.bullets = this.box.locator('.carousel-pagination').getByRole('button');
	}

	button(name: 'pause' | 'play' | 'previous' | 'next'): Locator {
		return this.box.getByRole('button', { name: text('words', `carousel.${name}`), exact: true });
	}

	/** Scrolls to the carousel and waits until it has started. */
	async start(): Promise<void> {
		await this.window.scrollIntoViewIfNeeded();
		await expect(this.box.getByRole('button').first()).toBeVisible();
	}

	/**
	 * Checks that this slide is shown, that its bullet is marked, and that nothing is moving. The first slide has the number
	 * 1. While a slide moves, the arrow buttons do nothing and the timer for the next slide is stopped.
	 */
	async expectShown(number: number): Promise<void> {
		const label = (await this.bullets.nth(number - 1).getAttribute('aria-label')) ?? '';
		await expect(this.shown).toHaveAttribute('aria-label', label);
		const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
		await expect.poll(() => left(this.shown)).toBeCloseTo(await left(this.window), 0);
		await expect(this.box.locator('button[aria-current=true]')).toHaveAttribute('aria-label', label);
		const moving = () => this.box.locator('.swiper-wrapper').evaluate((row) => row.getAnimations().length);
		await expect.poll(moving).toBe(0);
	}
}

/** Opens a carousel with the page's clock stopped, so that time passes only when the test advances the clock. */
async function open(page: Page, which: typeof work): Promise<Carousel> {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const carousel = new Carousel(page, which);
	await carousel.start();
	return carousel;
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	// foreign-pages.spec.ts scrolls the carousels with the mouse.
	test('A carousel is a row without buttons that scrolls with the keyboard', async ({ page }) => {
		await page.goto('/landing-page');
		const { box, slides } = new Carousel(page, work);
		await slides.first().getByRole('link').focus();
		await expect(slides.nth(1)).not.toBeInViewport();
		await page.keyboard.press('Tab');
		await expect(slides.nth(1).getByRole('link')).toBeFocused();
		await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
		await expect(box.getByRole('button')).toHaveCount(0);
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
	await expect(carousel.shown.getByRole('link')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.bullets.first()).toBeFocused();
	await page.keyboard.press('Space');
	// The carousel moves in the next frame.
	await page.clock.runFor(100);
	await carousel.expectShown(1);
});

test('A carousel does not move while a slide has the focus or the pointer', async ({ page }) => {
	const carousel = await open(page, work);
	await carousel.shown.getByRole('link').focus();
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
