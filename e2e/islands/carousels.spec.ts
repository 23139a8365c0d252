import type { Page } from '@playwright/test';
import { Carousel } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { slides, voices } from '../support/island-content.ts';
import { expect, test } from '../support/fixtures.ts';

const work = { name: 'Our Work', total: slides.length, delay: 2000 };
const testimonials = { name: content.landing.testimonials.title, total: voices.length, delay: 4000 };
const carousels = [work, testimonials];

async function open(page: Page, { name, total }: typeof work): Promise<Carousel> {
	await page.goto('/landing-page');
	const carousel = new Carousel(page, name, total);
	await carousel.start();
	return carousel;
}

/** Opens a carousel with the page's clock stopped at the moment of its start, so that only the test moves time. */
async function openInStoppedTime(page: Page, which: typeof work): Promise<Carousel> {
	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	const carousel = new Carousel(page, which.name, which.total);
	await carousel.start();
	return carousel;
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { name, total } of carousels) {
		test(`'${name}' is a strip to scroll: every slide can be seen, and buttons that would do nothing are not shown`, async ({
			page,
		}) => {
			await page.goto('/landing-page');
			const carousel = new Carousel(page, name, total);
			await carousel.window.scrollIntoViewIfNeeded();
			await expect(carousel.slides).toHaveCount(total);
			await expect(carousel.slides.first()).toBeInViewport({ ratio: 0.5 });
			await expect(carousel.slides.nth(1)).not.toBeInViewport();
			await carousel.window.hover();
			await page.mouse.wheel(5000, 0);
			await expect(carousel.slides.last()).toBeInViewport({ ratio: 0.5 });
			await expect(carousel.slides.first()).not.toBeInViewport();
			await expect(carousel.box.getByRole('button')).toHaveCount(0);
		});
	}

	test('the keyboard reaches every picture of the strip', async ({ page }) => {
		await page.goto('/landing-page');
		const carousel = new Carousel(page, work.name, work.total);
		await carousel.slides.first().getByRole('link').focus();
		await page.keyboard.press('Tab');
		await expect(carousel.slides.nth(1).getByRole('link')).toBeFocused();
		await expect(carousel.slides.nth(1)).toBeInViewport({ ratio: 0.5 });
	});
});

for (const which of carousels) {
	test(`'${which.name}' shows one slide at a time, each for ${which.delay} ms, and starts over after the last`, async ({
		page,
	}) => {
		const carousel = await openInStoppedTime(page, which);
		await carousel.expectShown(1);
		for (const number of [...Array(which.total).keys()].map((index) => ((index + 1) % which.total) + 1)) {
			await page.clock.runFor(which.delay - 100);
			await expect(carousel.bullet(number)).not.toHaveAttribute('aria-current');
			await page.clock.runFor(200);
			await carousel.expectShown(number);
		}
	});

	test(`'${which.name}': the pause button stops the slides, says what it would do, and starts them again`, async ({
		page,
	}) => {
		const carousel = await openInStoppedTime(page, which);
		await carousel.button('Pause').click();
		await expect(carousel.button('Pause')).toHaveCount(0);
		await page.clock.runFor(3 * which.delay);
		await carousel.expectShown(1);
		await carousel.button('Play').click();
		await expect(carousel.button('Pause')).toBeVisible();
		await page.clock.runFor(which.delay + 100);
		await carousel.expectShown(2);
	});

	test(`'${which.name}' waits with its first slide for visitors who prefer reduced motion, until they press Play`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const carousel = await openInStoppedTime(page, which);
		await expect(carousel.button('Play')).toBeVisible();
		await page.clock.runFor(3 * which.delay);
		await carousel.expectShown(1);
		await carousel.button('Play').click();
		await page.clock.runFor(which.delay + 100);
		await carousel.expectShown(2);
	});

	test(`'${which.name}': marks and arrows lead to a slide, round the ends too`, async ({ page }) => {
		const carousel = await open(page, which);
		await carousel.button('Pause').click();
		await carousel.bullet(which.total).click();
		await carousel.expectShown(which.total);
		await carousel.button('Next').click();
		await carousel.expectShown(1);
		await carousel.button('Previous').click();
		await carousel.expectShown(which.total);
		await carousel.bullet(1).click();
		await carousel.expectShown(1);
	});
}

test('slides lie 30 pixels apart and each fills the width', async ({ page }) => {
	const carousel = await open(page, work);
	await carousel.button('Pause').click();
	await carousel.bullet(1).click();
	await carousel.expectShown(1);
	const frame = await carousel.window.boundingBox();
	const boxes = await Promise.all([carousel.slides.nth(0).boundingBox(), carousel.slides.nth(1).boundingBox()]);
	const [left, right] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
	expect(left?.width).toBeCloseTo(frame?.width ?? 0, 0);
	expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(30, 0);
});

test('each picture of our work is a link with a name', async ({ page }) => {
	const carousel = await open(page, work);
	await carousel.button('Pause').click();
	for (const [index, { alt, link }] of slides.entries()) {
		await carousel.bullet(index + 1).click();
		await carousel.expectShown(index + 1);
		await expect(carousel.box.getByRole('link', { name: alt })).toHaveAttribute('href', link);
	}
});

test('each voice has its quote, its author and five stars', async ({ page }) => {
	const carousel = await open(page, testimonials);
	await carousel.button('Pause').click();
	for (const [index, { name, content }] of voices.entries()) {
		await carousel.bullet(index + 1).click();
		await carousel.expectShown(index + 1);
		const slide = carousel.slide(index + 1);
		await expect(slide.getByText(content)).toBeVisible();
		await expect(slide.getByText(name)).toBeVisible();
		await expect(slide.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
	}
});

test('the keyboard meets the buttons, the slide that shows and the marks, and no hidden slide', async ({ page }) => {
	const carousel = await openInStoppedTime(page, work);
	await carousel.button('Pause').focus();
	await page.keyboard.press('Enter');
	await expect(carousel.button('Play')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.button('Previous')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.button('Next')).toBeFocused();
	await page.keyboard.press('Enter');
	await carousel.expectShown(2);
	// Firefox ends the movement with a frame of its own.
	await page.clock.runFor(100);
	await page.keyboard.press('Tab');
	await expect(carousel.box.getByRole('link', { name: slides[1]?.alt ?? '' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(carousel.bullet(1)).toBeFocused();
	await page.keyboard.press('Space');
	// The carousel moves with the next frame.
	await page.clock.runFor(100);
	await carousel.expectShown(1);
	await page.keyboard.press('Tab');
	await expect(carousel.bullet(2)).toBeFocused();
});

test('a slide that has the focus or the pointer stays until it is left', async ({ page }) => {
	const carousel = await openInStoppedTime(page, work);
	const picture = carousel.box.getByRole('link', { name: slides[0]?.alt ?? '' });
	await picture.focus();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(1);
	await page.keyboard.press('Tab');
	await page.clock.runFor(work.delay + 100);
	await carousel.expectShown(2);
	await carousel.window.hover();
	await page.clock.runFor(3 * work.delay);
	await carousel.expectShown(2);
});

test('slides that change by themselves are not read out; slides that the visitor chooses are', async ({ page }) => {
	const carousel = await openInStoppedTime(page, testimonials);
	const strip = carousel.window.locator('[aria-live]');
	await expect(strip).toHaveAttribute('aria-live', 'off');
	await carousel.button('Pause').click();
	await expect(strip).toHaveAttribute('aria-live', 'polite');
});
