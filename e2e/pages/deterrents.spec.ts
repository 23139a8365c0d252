import type { Page } from '@playwright/test';
import { postPath } from '../support/blog.ts';
import { expect, subPath, test } from '../support/fixtures.ts';
import { failScripts } from '../support/scripts.ts';

test.use({ variant: 'backend' });

// Records the last event and whether the page suppressed it. This listener runs after the page's own listeners.
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		for (const type of ['keydown', 'contextmenu']) {
			addEventListener(type, (event) => {
				if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
				Object.assign(document.documentElement.dataset, { heard: `${type} ${event.defaultPrevented}` });
			});
		}
	}),
);

const lastEvent = (page: Page) => page.evaluate(() => document.documentElement.dataset['heard']);

for (const path of [`${subPath}/`, `${subPath}/landing-page`, postPath, `${subPath}/no-such-page`]) {
	test(`${path} suppresses context menu, inspector and source view if scripts fail`, async ({ page, guard }) => {
		guard.allowLog(/Failed to load resource|net::ERR_/);
		await failScripts(page);
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
		expect(await lastEvent(page)).toBe('contextmenu true');
		for (const [key, isSuppressed] of [
			['F12', true],
			['Control+C', false],
			['Control+Shift+I', true],
			['u', false],
			['Control+U', true],
		] as const) {
			await page.keyboard.press(key);
			expect(await lastEvent(page), key).toBe(`keydown ${isSuppressed}`);
		}
	});
}
