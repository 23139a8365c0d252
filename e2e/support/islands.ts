import { expect, type Locator, type Page } from '@playwright/test';

/** The two carousels of the landing page (spec §2), each with its name, its number of slides and its pace. */
export const carousels = {
	work: { name: 'From the wheel', total: 3, delay: 2000 },
	voices: { name: 'What they took home', total: 4, delay: 4000 },
};

/** The words on its buttons. */
const words = { pause: 'Hold', play: 'Go on', previous: 'Back', next: 'On' };

/** A carousel as a visitor sees it. */
export class Carousel {
	readonly box: Locator;
	/** Every slide, those out of sight included. */
	readonly slides: Locator;
	/** The part of the page through which slides are seen. */
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

	/** The mark of a slide below the carousel; the first is 1. */
	bullet(number: number): Locator {
		return this.box.getByRole('button', { name: this.#label(number), exact: true });
	}

	/** Scrolls to it and waits until it has started. */
	async start(): Promise<void> {
		await this.window.scrollIntoViewIfNeeded();
		await expect(this.box.getByRole('button').first()).toBeVisible();
	}

	/**
	 * Exactly this slide shows, at rest, and is marked; the others can neither be seen nor reached. The first is 1.
	 * The time of the next slide begins, and an arrow counts again, only when the movement has ended.
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

/** The questions of a page and their answers. */
export class Questions {
	/** One item a question. */
	readonly items: Locator;

	constructor(page: Page) {
		this.items = page.getByRole('main').locator('details');
	}

	/** A question by its place; the first is 0, the last -1. */
	question(index: number): Locator {
		return this.items.nth(index).locator('summary');
	}

	/** Exactly these answers can be read. */
	async expectOpen(...open: number[]): Promise<void> {
		const shown = () =>
			this.items.evaluateAll((items) =>
				items.flatMap((item, index) => (item.querySelector('p')?.checkVisibility() ? [index] : [])),
			);
		await expect.poll(shown).toEqual(open);
	}
}
