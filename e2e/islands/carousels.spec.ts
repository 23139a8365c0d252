import type { Locator, Page } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';

test.use({ builds: ['root'] });

/** The carousels of the landing page (spec §2): the name, and how long each slide is shown in milliseconds. */
const work = { name: text('pages/landing', 'work.title'), delay: 2000 };
const testimonials = { name: text('pages/landing', 'testimonials.title'), delay: 4000 };

/** Opens a carousel with the page's clock stopped, so that time passes only when the test advances the clock. */
async function open(page: Page, { name }: typeof work) {
	const box = page.getByRole('group', { name, exact: true });
	/** Every slide, including hidden ones. */
	const slides = box.locator('[aria-roledescription=slide]');
	const shown = slides.and(page.locator(':not([inert])'));
	const view = box.locator('.carousel-viewport');
	const bullets = box.locator('.carousel-pagination').getByRole('button');
	const button = (which: 'pause' | 'play' | 'previous' | 'next') =>
		box.getByRole('button', { name: text('words', `carousel.${which}`), exact: true });

	/** Checks that this slide (from 1) is shown and marked, and that nothing moves: until then, arrows and timer do nothing. */
	async function expectShown(number: number): Promise<void> {
		const label = (await bullets.nth(number - 1).getAttribute('aria-label')) ?? '';
		await expect(shown).toHaveAttribute('aria-label', label);
		await expect(box.locator('button[aria-current=true]')).toHaveAttribute('aria-label', label);
		const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
		await expect.poll(() => left(shown)).toBeCloseTo(await left(view), 0);
		// The end of a transition is announced a frame after it, as is that of an animation that starts then.
		await box.locator('.swiper-wrapper').evaluate(async (row) => {
			await Promise.all(row.getAnimations().map(({ finished }) => finished));
			await row.animate([], 1).finished;
		});
	}

	await page.clock.install({ time: '2026-03-09T08:00:00Z' });
	await page.goto('/landing-page');
	await page.clock.pauseAt('2026-03-09T09:00:00Z');
	await view.scrollIntoViewIfNeeded();
	await expect(box.getByRole('button').first()).toBeVisible();
	return { slides, shown, view, bullets, button, expectShown };
}

// foreign-pages.spec.ts scrolls the carousels with the mouse, without their script.
for (const which of [work, testimonials]) {
	test(`‘${which.name}’ shows each slide for ${which.delay} ms, and starts over`, async ({ page }) => {
		const { slides, bullets, expectShown } = await open(page, which);
		const total = await slides.count();
		await expectShown(1);
		for (let turn = 1; turn <= total; turn += 1) {
			const next = (turn % total) + 1;
			await page.clock.runFor(which.delay - 100);
			await expect(bullets.nth(next - 1)).not.toHaveAttribute('aria-current');
			await page.clock.runFor(200);
			await expectShown(next);
		}
	});
}

test('For visitors who prefer reduced motion, a carousel moves only between Play and Pause', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { button, expectShown } = await open(page, work);
	await page.clock.runFor(3 * work.delay);
	await expectShown(1);
	await button('play').click();
	await page.clock.runFor(work.delay + 100);
	await expectShown(2);
	await page.clock.runFor(work.delay);
	await expectShown(1);
	await button('pause').click();
	await expect(button('play')).toBeVisible();
	await page.clock.runFor(3 * work.delay);
	await expectShown(1);
});

test('Bullets and arrows show their slides, which fill the width and are 30 pixels apart', async ({ page }) => {
	const { view, slides, bullets, button, expectShown } = await open(page, testimonials);
	await page.clock.resume();
	await button('pause').click();
	await bullets.last().click();
	await expectShown(await slides.count());
	await button('next').click();
	await expectShown(1);
	await button('previous').click();
	await expectShown(await slides.count());
	const widths = await slides.evaluateAll((slides) => {
		const [left, right] = slides.map((slide) => slide.getBoundingClientRect()).sort((one, other) => one.x - other.x);
		return { slide: left?.width, gap: (right?.left ?? 0) - (left?.right ?? 0) };
	});
	expect(widths.slide).toBeCloseTo((await view.boundingBox())?.width ?? 0, 0);
	expect(widths.gap).toBeCloseTo(30, 0);
});

test('A carousel does not move while a slide has the focus or the pointer', async ({ page }) => {
	const { shown, view, expectShown } = await open(page, work);
	await shown.getByRole('link').focus();
	await view.hover();
	await page.mouse.move(0, 0);
	await page.clock.runFor(3 * work.delay);
	await expectShown(1);
	await page.keyboard.press('Tab');
	await page.clock.runFor(work.delay + 100);
	await expectShown(2);
	await view.hover();
	await page.clock.runFor(3 * work.delay);
	await expectShown(2);
});
