import { expect, type Page } from '@playwright/test';

/** What a screen reader says of the element that has the focus. */
export interface Heard {
	role: 'link' | 'button' | 'textbox';
	name: string;
	/** What is said after the name: the reason of an error. */
	description?: string;
	/** States by their attribute: `required`, `aria-expanded` … */
	states?: Record<string, string>;
}

/** The element that has the focus is in sight, and is called so. */
export async function expectHeard(page: Page, { role, name, description = '', states = {} }: Heard): Promise<void> {
	const focused = page.locator(':focus');
	await expect(focused).toHaveAccessibleName(name);
	await expect(focused).toHaveRole(role);
	await expect(focused).toHaveAccessibleDescription(description);
	for (const [state, value] of Object.entries(states)) await expect(focused).toHaveAttribute(state, value);
	await expect(focused).toBeInViewport();
}
