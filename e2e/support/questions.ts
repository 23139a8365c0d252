import { expect, type Locator, type Page } from '@playwright/test';
import { questions } from './island-content.ts';

/** The questions of a page and their answers. */
export class Questions {
	readonly #items: (typeof questions)['/about'];
	readonly #page: Page;

	constructor(page: Page, path: keyof typeof questions) {
		this.#page = page;
		this.#items = questions[path];
	}

	get count(): number {
		return this.#items.length;
	}

	/** A question by its place; the first is 0. */
	question(index: number): Locator {
		return this.#page.getByText(this.#items[index]?.question ?? '', { exact: true });
	}

	/** Exactly these answers can be read. */
	async expectOpen(...open: number[]): Promise<void> {
		for (const [index, { answer }] of this.#items.entries()) {
			await expect(this.#page.getByText(answer, { exact: true })).toBeVisible({ visible: open.includes(index) });
		}
	}
}
