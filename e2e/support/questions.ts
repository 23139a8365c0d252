import { expect, type Locator, type Page } from '@playwright/test';

export class Questions {
	readonly items: Locator;

	constructor(page: Page) {
		this.items = page.getByRole('main').locator('details');
	}

	/** Returns a question by its index; -1 is the last. */
	question(index: number): Locator {
		return this.items.nth(index).locator('summary');
	}

	/** Checks that exactly these answers are open. */
	async expectOpen(...open: number[]): Promise<void> {
		const shown = () =>
			this.items.evaluateAll((items) =>
				items.flatMap((item, index) => (item.querySelector('p')?.checkVisibility() ? [index] : [])),
			);
		await expect.poll(shown).toEqual(open);
	}
}
