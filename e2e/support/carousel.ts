import { expect, type Locator, type Page } from '@playwright/test';

/** A carousel as a visitor sees it. */
export class Carousel {
	readonly box: Locator;
	/** Every slide, those out of sight included. */
	readonly slides: Locator;
	/** The part of the page through which slides are seen. */
	readonly window: Locator;
	readonly #total: number;

	/**
	 * @param name the heading of its section, which is its name too.
	 * @param total how many slides it has.
	 */
	constructor(page: Page, name: string, total: number) {
		this.box = page.getByRole('group', { name, exact: true });
		this.slides = this.box.locator('[aria-roledescription=slide]');
		this.window = this.box.locator('.carousel-viewport');
		this.#total = total;
	}

	button(name: string): Locator {
		return this.box.getByRole('button', { name, exact: true });
	}

	/** The mark of a slide below the carousel; the first is 1. */
	bullet(number: number): Locator {
		return this.button(`Slide ${number} of ${this.#total}`);
	}

	/** Scrolls to it and waits until it has started. */
	async start(): Promise<void> {
		await this.window.scrollIntoViewIfNeeded();
		await expect(this.box.getByRole('button').first()).toBeVisible();
	}

	slide(number: number): Locator {
		return this.slides.and(this.box.locator(`[aria-label="Slide ${number} of ${this.#total}"]`));
	}

	/**
	 * Exactly this slide shows, at rest, and is marked; the others can neither be seen nor reached. The first is 1.
	 * The time of the next slide begins, and an arrow counts again, only when the movement has ended.
	 */
	async expectShown(number: number): Promise<void> {
		const label = `Slide ${number} of ${this.#total}`;
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
				moving: box.querySelector('.swiper-wrapper')?.getAnimations().length,
				marked: labels([...box.querySelectorAll('button[aria-current=true]')]),
			};
		});
	}
}
