import { expect, type Locator, type Page } from '@playwright/test';

/** The carousels of the landing page (spec §2): name, number of slides and delay. */
export const carousels = {
	work: { name: 'From the wheel', total: 3, delay: 2000 },
	voices: { name: 'What they took home', total: 4, delay: 4000 },
};

/** The labels of the carousel's buttons. */
const words = { pause: 'Hold', play: 'Go on', previous: 'Back', next: 'On' };

export class Carousel {
	readonly box: Locator;
	/** Every slide, including hidden ones. */
	readonly slides: Locator;
	/** The visible area of the carousel. */
	readonly window: Locator;
	readonly #total: number;

	constructor(page: Page, { name, total }: { name: string; total: number }) {
		this.box = page.getByRole('group', { name, exact: true });
		this.slides = this.box.locator('[aria-roledescription=slide]');
		this.window = this.box.locator('.carousel-viewport');
		this.#total = total;
	}

	button(name: keyof typeof words): Locator {
		return this.box.getByRole('button', { name: words[name], exact: true });
	}

	#label(number: number): string {
		return `Picture ${number} of ${this.#total}`;
	}

	/** The bullet of a slide, by the slide's number; the first slide is 1. */
	bullet(number: number): Locator {
		return this.box.getByRole('button', { name: this.#label(number), exact: true });
	}

	/** Scrolls to the carousel and waits until it has started. */
	async start(): Promise<void> {
		await this.window.scrollIntoViewIfNeeded();
		await expect(this.box.getByRole('button').first()).toBeVisible();
	}

	/**
	 * Checks that only this slide is visible, that it is marked as current, and that nothing is moving. The first slide
	 * has the number 1. While a slide moves, the arrow buttons do nothing and the timer for the next slide is stopped.
	 */
	async expectShown(number: number): Promise<void> {
		const label = this.#label(number);
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
