import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fixedRoutes, postRoutes } from '../support/routes.ts';

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

/** Notes in the page which event came last and whether it was suppressed; the last listener to hear of it. */
const watch = (page: Page) =>
	page.addInitScript(() => {
		for (const type of ['keydown', 'contextmenu']) {
			addEventListener(type, (event) => {
				if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
				Object.assign(document.documentElement.dataset, { heard: type, suppressed: event.defaultPrevented });
			});
		}
	});

/** Reads what was noted, and forgets it. */
const lastEvent = (page: Page) =>
	page.evaluate(() => {
		const { heard, suppressed } = document.documentElement.dataset;
		delete document.documentElement.dataset['heard'];
		return { heard, isSuppressed: suppressed === 'true' };
	});

/** Presses keys one after the other and tells which of them the page suppressed. */
async function suppressedOf(page: Page, keys: readonly string[]): Promise<string[]> {
	const suppressed: string[] = [];
	for (const key of keys) {
		await page.keyboard.press(key);
		const { heard, isSuppressed } = await lastEvent(page);
		expect(heard, key).toBe('keydown');
		if (isSuppressed) suppressed.push(key);
	}
	return suppressed;
}

test.beforeEach(({ page }) => watch(page));

const paths = [...fixedRoutes, ...postRoutes.slice(0, 1)].map(({ path }) => path);

for (const path of [...paths, '/no-such-page']) {
	test(`${path} suppresses the context menu and the keys for inspector and source`, async ({ page, guard }) => {
		guard.allowLog(/status of 404/);
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
		expect(await lastEvent(page)).toEqual({ heard: 'contextmenu', isSuppressed: true });
		expect(await suppressedOf(page, deterred)).toEqual(deterred);
	});
}

test('Typing, copying and other keys stay as they are', async ({ page }) => {
	await page.goto('/contactus');
	expect(await suppressedOf(page, leftAlone)).toEqual([]);
	const name = page.getByLabel('Name', { exact: true });
	await name.pressSequentially('Jui Uicj');
	await expect(name).toHaveValue('Jui Uicj');
});

test('On a keyboard with other letters the same keys are suppressed', async ({ page }) => {
	await page.goto('/');
	const isSuppressed = await page.evaluate(() => {
		// Ctrl+U on a Gujarati keyboard, Option+Cmd+I on a Mac.
		const gujarati = new KeyboardEvent('keydown', {
			key: 'ુ',
			code: 'KeyU',
			ctrlKey: true,
			cancelable: true,
			bubbles: true,
		});
		const mac = { key: 'ˆ', code: 'KeyI', metaKey: true, altKey: true, cancelable: true, bubbles: true };
		return [gujarati, new KeyboardEvent('keydown', mac)].map((event) => !document.body.dispatchEvent(event));
	});
	expect(isSuppressed).toEqual([true, true]);
});

test('Context menu and keys stay suppressed when every script file fails to load', async ({ page, guard }) => {
	guard.allowLog(/Failed to load resource|net::ERR_FAILED/);
	await page.route('**/*.js', (route) => route.abort());
	await page.goto('/landing-page');
	await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
	expect(await lastEvent(page)).toEqual({ heard: 'contextmenu', isSuppressed: true });
	expect(await suppressedOf(page, deterred)).toEqual(deterred);
});
