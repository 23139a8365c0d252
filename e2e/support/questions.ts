import { expect, type Locator, type Page } from '@playwright/test';

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
