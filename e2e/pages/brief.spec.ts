import type { Page } from '@playwright/test';
import { expect, subPath, test, text, withoutScript } from '../support/fixtures.ts';
import { briefTotal } from '../support/content.ts';
import { ContactFormDriver, visitor } from '../support/forms.ts';
import { isOnTop, overflow } from '../support/page-problems.ts';
import { newAddress } from '../support/services.ts';

test.use({ builds: ['backend'], contextOptions: { reducedMotion: 'reduce' } });

const words = (field: string): string => text('brief', field);
const main = (page: Page) => page.getByRole('main');
const plan = (page: Page) => main(page).getByRole('status').first();
const answer = (page: Page, index: number) => main(page).getByRole('checkbox').nth(index);
const link = (page: Page, field: string) => page.getByRole('link', { name: words(field) }).first();
const button = (page: Page, field: string) => page.getByRole('button', { name: words(field) });
const question = (page: Page) => page.locator('summary', { hasText: words('questions.services') });
/** The bands of the house, which the visitor's cover. */
const houseBands = (page: Page) => page.locator(':is(.cloth, .site-footer) > svg:not(:has(.own))');

const browsers: Record<string, (page: Page) => Promise<unknown>> = {
	'a screen 320 pixels wide': (page) => page.setViewportSize({ width: 320, height: 640 }),
	'letters of 32 pixels @chromium': async (page) => {
		const session = await page.context().newCDPSession(page);
		await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	},
	'a browser without storage': (page) =>
		page.addInitScript('Object.defineProperty(window, "sessionStorage", { get: () => { throw new DOMException() } })'),
};
for (const [name, prepare] of Object.entries(browsers))
	test(`With ${name}, a date that is too early has a way out, and the brief is sent and found again`, async ({
		page,
	}) => {
		const industry = text('industries', 'items.3.code');
		await prepare(page);
		await page.clock.setFixedTime('2026-03-09T08:00:00Z');
		await page.goto(`${subPath}/brief?industry=${industry}`);
		await answer(page, 1).check();
		await page.locator('input[type=date]').fill('2026-05-10');
		const verdict = main(page).locator('p', { hasText: /10\sMay is too early/ });
		await verdict.scrollIntoViewIfNeeded();
		expect(await page.evaluate(overflow)).toEqual([]);
		await expect.poll(() => verdict.evaluate(isOnTop)).toBe(true);
		const smaller = words('words.sized').replace('{size}', words('sizes.0'));
		await main(page).getByRole('link', { name: smaller }).click();
		await expect(main(page).getByText(/In time for 10\sMay/)).toBeVisible();
		await link(page, 'labels.send').click();
		await expect(main(page).locator('textarea')).toHaveValue(new RegExp(`#w=${industry}-0-1-2026-05-10`));
		await page.goBack();
		await expect(plan(page)).toContainText(briefTotal(1, 0));
	});

test('With the keyboard alone, a brief is woven, and screen readers say what the cloth shows', async ({ page }) => {
	await page.goto(`${subPath}/brief`);
	await answer(page, 0).focus();
	for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'ArrowUp']) {
		await page.keyboard.press(key);
		await expect.poll(() => page.locator('label:has(:focus)').evaluate(isOnTop), key).toBe(true);
	}
	await expect(main(page).getByRole('img')).toHaveAccessibleName(/: \D+ \d+ days, \D+ \d+ days, \D+ \d+ days\./);
});

for (const [address, shown] of [
	['#w=11-1-0', briefTotal(0, 1)],
	['#w=0-2-15-2030-05-10', briefTotal(1, 2)],
	['#w=%', words('labels.empty')],
	['#example', words('labels.example')],
] as const)
	test(`The address ${address} shows: ${shown}`, async ({ page }) => {
		await page.goto(`${subPath}/brief${address}`);
		await expect(plan(page)).toContainText(shown);
		await expect(link(page, 'labels.send')).toBeVisible({ visible: /\d/.test(shown) });
		await expect(houseBands(page)).toHaveCount(/\d/.test(shown) ? 0 : 1);
		await expect(answer(page, 0)).toBeChecked({ checked: /11-1|example/.test(address) });
	});

test('From Home to the thanks, a brief stays with its visitor, until they start again', async ({ page }) => {
	const form = new ContactFormDriver(page);
	const counted: string[] = [];
	await page.exposeFunction('plausible', (event: string) => counted.push(event));
	await page.goto(`${subPath}/contactus`);
	await form.message.fill(visitor.message);
	await page.goto(`${subPath}/`);
	await question(page).click();
	await answer(page, 1).check();
	await expect(plan(page)).toContainText(/^\d+ \D+ \d+\s/);
	// A pattern in a hidden drawing paints nothing.
	await expect(page.locator('svg:has(> .own #own)')).toBeVisible();
	await button(page, 'link').click();
	await page.getByLabel(words('questions.industry')).selectOption(text('industries', 'items.11.name'));
	await expect(page.getByRole('link', { name: /Taanavaana/ })).toBeVisible();
	await page.setViewportSize({ width: 320, height: 640 });
	const label = page.getByRole('link', { name: /: 74 days$/ });
	for (const path of ['/', '/services', '/about']) {
		await page.goto(subPath + path);
		await expect(houseBands(page)).toHaveCount(0);
		await expect(label).toBeVisible();
		expect(await page.evaluate(overflow)).toEqual([]);
	}
	await page.goto(`${subPath}/contactus`);
	await expect(form.message).toHaveValue(new RegExp(`^${visitor.message}\n\n[^#]*#w=11-1-1$`));
	await page.goto(`${subPath}/about`);
	await label.click();
	await main(page).getByRole('radio').nth(2).check();
	await link(page, 'labels.send').click();
	await expect(form.message).toHaveValue(new RegExp(`^${visitor.message}\n\n[^#]*Large[^#]*#w=11-2-1$`));
	await form.name.fill(visitor.name);
	await form.email.fill(newAddress());
	await form.button.click();
	await expect(main(page).getByRole('img')).toHaveAccessibleName(/80 days/);
	expect(counted).toEqual(['brief begun', 'brief sent', 'contact-form sent']);
	await page.goto(`${subPath}/services/seo`);
	await link(page, 'link').click();
	await expect(page).toHaveURL(/#w=11-2-3$/);
	await link(page, 'labels.again').click();
	await page.goBack();
	await expect(page).toHaveURL(/#w=11-2-3$/);
	await link(page, 'labels.again').click();
	await expect(plan(page)).toContainText(words('labels.empty'));
	await expect(answer(page, 0)).toBeFocused();
	await page.goto(`${subPath}/`);
	await expect(question(page)).toBeVisible();
	await expect(page.locator('.cloth a').first()).toBeHidden();
});

test('A brief from the table is saved as a picture, shared with it, and printed with its address', async ({ page }) => {
	await page.addInitScript(`Object.assign(navigator, {
		canShare: () => true,
		share: ({ files, url }) => Promise.resolve(Object.assign(window, { shared: [files[0].type, url] })),
	})`);
	await page.goto(`${subPath}/brief`);
	await main(page).getByRole('cell').getByRole('link').first().click();
	await expect(page).toHaveURL(/#w=-0-0$/);
	await expect(link(page, 'services.0.offer.label')).toBeVisible();
	const picture = link(page, 'labels.picture');
	await expect(picture).toHaveAttribute('download', 'brief.png');
	await button(page, 'labels.share').click();
	await expect.poll(() => page.evaluate('shared')).toEqual(['image/png', page.url()]);
	await page.emulateMedia({ media: 'print' });
	for (const shown of [plan(page), main(page).getByRole('img'), page.getByText(page.url())])
		await expect(shown).toBeVisible();
	for (const gone of [link(page, 'labels.send'), picture, page.getByRole('table')]) await expect(gone).toBeHidden();
});

withoutScript('Without script, Home’s question leads to the table of all days', async ({ page }) => {
	await page.goto(`${subPath}/`);
	await question(page).click();
	await answer(page, 0).check();
	await button(page, 'link').click();
	await expect(page).toHaveURL(/\/brief\?services=0#days$/);
	await expect(main(page).getByRole('row').last().getByRole('cell')).toHaveText([/\d/, /\d/, /\d/]);
});
