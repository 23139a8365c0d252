import type { Page } from '@playwright/test';
import { expect, subPath, test, text, withoutScript } from '../support/fixtures.ts';
import { translatePage } from '../support/foreign-page.ts';
import { ContactFormDriver, visitor } from '../support/forms.ts';
import { isOnTop, overflow } from '../support/page-problems.ts';
import { holdScripts, newAddress } from '../support/services.ts';

test.use({ builds: ['backend'], contextOptions: { reducedMotion: 'reduce' } });

const words = (field: string): string => text('brief', field);
/** Matches words whether or not a translator has changed what is between them. */
const spaced = (name: string): RegExp => new RegExp(name.split(/\W+/).join('\\W+'));
const [website, app] = [words('services.0.name'), words('services.1.name')];
const main = (page: Page) => page.getByRole('main');
const plan = (page: Page) => main(page).getByRole('status').first();
const outcome = (page: Page) => main(page).getByRole('status').last();
const wefts = (page: Page, colour: string) => page.locator(`main svg[role=img] [stroke="var(--${colour})"]`);
const send = (page: Page) => page.getByRole('link', { name: spaced(words('words.send')) });

async function open(page: Page, address = ''): Promise<void> {
	await page.goto(`${subPath}/brief${address}`);
	await plan(page).scrollIntoViewIfNeeded();
	await expect(page.locator('[data-island=brief][data-hydrated]')).toHaveCount(1);
}

const browsers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'a screen 320 pixels wide': (page) => page.setViewportSize({ width: 320, height: 640 }),
	'a laptop': (page) => page.setViewportSize({ width: 1366, height: 650 }),
	'letters of 32 pixels @chromium': async (page) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const session = await page.context().newCDPSession(page);
		await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	},
	'a translator': (page) => page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translatePage)})`),
	'a browser without storage': (page) =>
		page.addInitScript('Object.defineProperty(window, "sessionStorage", { get: () => { throw new DOMException() } })'),
};

for (const [name, prepare] of Object.entries(browsers)) {
	test(`With ${name}, a brief is woven, sent and found again`, async ({ page }) => {
		await prepare(page);
		await open(page);
		const [first, second] = await main(page).getByRole('checkbox').all();
		await first?.uncheck();
		await expect(send(page)).toBeHidden();
		await second?.check();
		await expect(plan(page)).toContainText(spaced(app));
		await expect(wefts(page, 'weft-1')).toHaveCount(0);
		expect(await page.evaluate(overflow)).toEqual([]);
		await plan(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await expect.poll(() => plan(page).evaluate(isOnTop)).toBe(true);
		const address = page.url();
		await send(page).click();
		await expect(main(page).locator('textarea')).toHaveValue(new RegExp(`${app}.*#w=[\\d-]+`, 's'));
		await page.goBack();
		await expect(page).toHaveURL(address);
		await expect(plan(page)).toContainText(spaced(app));
	});
}

test('With the keyboard alone, a brief is woven, and screen readers say what the cloth shows', async ({ page }) => {
	await page.clock.setFixedTime('2026-03-09T08:00:00Z');
	await open(page);
	await page.getByRole('radio').first().focus();
	for (const key of ['ArrowDown', 'Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab']) {
		await page.keyboard.press(key);
		await expect.poll(() => page.locator('label:has(:focus)').evaluate(isOnTop), key).toBe(true);
	}
	await expect(plan(page)).toContainText(`${website} + ${app}`);
	const shown = new RegExp(`${text('industries', 'items.1.name')}.* \\d+, .* \\d+, .* \\d+`);
	await expect(main(page).getByRole('img')).toHaveAccessibleName(shown);
	await page.getByLabel(words('questions.date')).fill('2026-05-10');
	await expect(outcome(page)).toContainText(new RegExp(` 10 May 2026: \\d+.* ${words('sizes.0.name')} .* 2026`));
	await expect(wefts(page, 'color-marigold')).toHaveCount(1);
});

test('An address that holds no brief shows the empty loom, until the questions are answered', async ({ page }) => {
	for (const code of ['', '0', 'b-1-0', '%', 'x'.repeat(3000)]) {
		await page.goto('about:blank');
		await open(page, `#w=${code}`);
		await expect(outcome(page)).toHaveText(words('words.empty'));
		await expect(wefts(page, 'figure')).toHaveCount(0);
	}
	for (const input of [page.getByRole('radio').first(), page.getByRole('checkbox').first()]) await input.check();
	await expect(send(page)).toBeHidden();
	await page.getByRole('radio').last().check();
	await expect(plan(page)).toContainText(website);
});

test('From Home to the thanks, a brief stays, below what the visitor wrote before', async ({ page }) => {
	const form = new ContactFormDriver(page);
	await page.goto(`${subPath}/contactus`);
	await form.message.fill(visitor.message);
	await page.goto(`${subPath}/`);
	await page.locator('summary', { hasText: words('link') }).click();
	await page.getByRole('checkbox', { name: app }).check();
	await page.getByRole('button', { name: words('submit') }).click();
	await expect(plan(page)).toContainText(`${website} + ${app}`);
	await send(page).click();
	await page.goBack();
	await page.getByRole('radio').last().check();
	await send(page).click();
	await expect(page.locator('.site-footer > svg')).toHaveAttribute('style', /--stone-5:.*weft-1.*--stone-4:.*weft-2/);
	await expect(form.message).toHaveValue(
		new RegExp(`^${visitor.message}\n\n[^#]*${app}, ${words('sizes.2.name').toLowerCase()}[^#]*#w=[^#]*$`),
	);
	await form.name.fill(visitor.name);
	await form.email.fill(newAddress());
	await form.button.click();
	await expect(wefts(page, 'weft-2').first()).toBeAttached();
});

test('An answer before React, a damaged address and the form on Home leave a brief as it was', async ({ page }) => {
	const own = new RegExp(`${text('industries', 'items.1.name')}.*${app}.*2030`);
	const release = await holdScripts(page);
	const opened = open(page, '#w=1-2-1-2030-05-10');
	await page.getByRole('radio', { name: words('sizes.0.name') }).check();
	release();
	await opened;
	await expect(page).toHaveURL(/#w=1-0-1-2030-05-10$/);
	await open(page, '#w=1-0-');
	await page.goto(`${subPath}/brief?services=1&size=2`);
	await expect(plan(page)).toContainText(own);
});

withoutScript('Without script, a brief shows a cloth, and the days of each service in each size', async ({ page }) => {
	await page.goto(`${subPath}/brief`);
	await expect(main(page).getByRole('group')).toHaveCount(3);
	await expect(wefts(page, 'weft-1').first()).toBeAttached();
	await expect(main(page).getByRole('row').last().getByRole('cell')).toHaveText([/\d/, /\d/, /\d/]);
});
