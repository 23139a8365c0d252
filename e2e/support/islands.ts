import { expect, type Locator, type Page } from '@playwright/test';
import { text } from './content.ts';

/** The carousels of the landing page (spec §2): the name, and how long each slide is shown in milliseconds. */
export const carousels = {
	work: { name: text('pages/landing', 'work.title'), delay: 2000 },
	voices: { name: text('pages/landing', 'testimonials.title'), delay: 4000 },
};

export class Carousel {
	readonly box: Locator;
	/** Every slide, including hidden ones. */
	readonly slides: Locator;
	/** The visible area of the carousel. */
	readonly window: Locator;
	/** One for each slide. */
	readonly bullets: Locator;

	constructor(page: Page, { name }: { name: string }) {
		this.box = page.getByRole('group', { name, exact: true });
		this.slides = this.box.locator('[aria-roledescription=slide]');
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
	 * Checks that only this slide is visible, that its bullet is marked, and that nothing is moving. The first slide has
	 * the number 1. While a slide moves, the arrow buttons do nothing and the timer for the next slide is stopped.
	 */
	async expectShown(number: number): Promise<void> {
		const label = await this.bullets.nth(number - 1).getAttribute('aria-label');
		await expect.poll(() => this.#shown()).toEqual({ seen: [label], reachable: [label], marked: [label], moving: 0 });
	}

	#shown() {
		return this.box.evaluate((box) => {
			const labels = (elements: Element[]) => elements.map((element) => element.getAttribute('aria-label'));
			const slides = [...box.querySelectorAll('[aria-roledescription=slide]')];
			const frame = box.querySelector('.carousel-viewport')?.getBoundingClientRect();
			const isSeen = (slide: Element) => {
				const { left, right } = slide.getBoundingClientRect();
				return frame !== undefined && right > frame.left + 1 && left < frame.right - 1;
			};
			return {
				seen: labels(slides.filter(isSeen)),
				reachable: labels(slides.filter((slide) => !slide.hasAttribute('inert'))),
				marked: labels([...box.querySelectorAll('button[aria-current=true]')]),
				moving: box.querySelector('.swiper-wrapper')?.getAnimations().length,
			};
		});
	}
}
