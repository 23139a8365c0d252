import type { Page } from '@playwright/test';
import { ContactForm } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { postPath } from '../support/pages.ts';
import { failScripts } from '../support/scripts.ts';

/** What opens the inspector or the source, on Windows and Linux and on a Mac (spec §1). */
const deterred = [
	'F12',
	'Control+Shift+I',
	'Control+Shift+J',
	'Control+Shift+C',
	'Control+U',
	'Meta+Alt+I',
	'Meta+Alt+J',
	'Meta+Alt+C',
	'Meta+Alt+U',
	'Meta+Shift+C',
	'Meta+U',
];

const leftAlone = ['i', 'j', 'c', 'u', 'Shift+I', 'Shift+U', 'Control+C', 'Control+A', 'Control+Shift+V', 'F11', 'Tab'];

// Notes in the page which event came last and whether it was suppressed, as the last listener to hear of it.
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

/** Reads what was noted, and forgets it. */
const lastEvent = (page: Page) =>
	page.evaluate(() => {
		const { heard } = document.documentElement.dataset;
		delete document.documentElement.dataset['heard'];
		return heard;
	});

/** Presses keys one after the other and tells which of them the page suppressed. */
async function suppressedOf(page: Page, keys: readonly string[]): Promise<string[]> {
	const suppressed: string[] = [];
	for (const key of keys) {
		await page.keyboard.press(key);
		const heard = await lastEvent(page);
		expect(heard, key).toContain('keydown');
		if (heard === 'keydown true') suppressed.push(key);
	}
	return suppressed;
}

for (const [path, what] of [
	['/', 'A page of the site'],
	['/landing-page', "The campaign's page"],
	[postPath, 'A post'],
	['/no-such-page', 'The fallback screen'],
] as const) {
	test(`${what} suppresses the context menu and the keys for inspector and source, without any script file`, async ({
		page,
		guard,
	}) => {
		guard.allowLog(/Failed to load resource|net::ERR_/);
		await failScripts(page);
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
		expect(await lastEvent(page)).toBe('contextmenu true');
		expect(await suppressedOf(page, deterred)).toEqual(deterred);
	});
}

test('Typing, copying and other keys stay as they are', async ({ page }) => {
	await page.goto('/contactus');
	expect(await suppressedOf(page, leftAlone)).toEqual([]);
	const { name } = new ContactForm(page);
	await name.pressSequentially('Jui Uicj');
	await expect(name).toHaveValue('Jui Uicj');
});
