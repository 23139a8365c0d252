import type { Page } from '@playwright/test';
import { expect, subPath, test, text, withoutScript } from '../support/fixtures.ts';
import { translatePage } from '../support/foreign-page.ts';
import { ContactFormDriver, visitor } from '../support/forms.ts';
import { isOnTop, overflow } from '../support/page-problems.ts';
import { holdScripts, newAddress } from '../support/services.ts';

test.use({ builds: ['backend'], contextOptions: { reducedMotion: 'reduce' } });

const words = (field: string): string => text('brief', field);
/** Matches words whether or not a translator has changed what is between them. */
const said = (name: string): RegExp => new RegExp(name.split(/\W+/).join('\\W+'));
const [website, app, textile] = [
	words('services.0.name'),
	words('services.1.name'),
	text('industries', 'items.11.name'),
];
const main = (page: Page) => page.getByRole('main');
const plan = (page: Page) => main(page).getByRole('status');
const days = (count: number) => said(words('words.total').replace('{days}', String(count)));
const wefts = (page: Page, colour: string) => {
	const value = `"var(--${colour})"`;
	return main(page).getByRole('img').locator(`[fill=${value}], [stroke=${value}]`);
};
const send = (page: Page) => page.getByRole('link', { name: said(words('words.send')) });
const ownBands = (page: Page) => page.locator(':is(.cloth, .site-footer) > svg:has([fill="var(--weft-2)"])');

const browsers: Record<string, (page: Page) => Promise<unknown>> = {
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
		await page.clock.setFixedTime('2026-03-09T08:00:00Z');
		await page.goto(`${subPath}/brief`);
		await main(page).getByRole('checkbox').nth(1).check();
		await expect(plan(page)).toContainText(days(74));
		await page.locator('input[type=date]').fill('2026-05-10');
		await expect(plan(page)).toContainText(/10\s\W*May/);
		await expect(wefts(page, 'color-marigold')).toHaveCount(1);
		expect(await page.evaluate(overflow)).toEqual([]);
		await plan(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await expect.poll(() => plan(page).evaluate(isOnTop)).toBe(true);
		const address = page.url();
		await send(page).click();
		await expect(main(page).locator('textarea')).toHaveValue(new RegExp(`${app}.*#w=-1-1-2026-05-10`, 's'));
		await page.goBack();
		await expect(page).toHaveURL(address);
		await expect(plan(page)).toContainText(days(74));
	});
}

test('With the keyboard alone, a brief is woven, and screen readers say what the cloth shows', async ({ page }) => {
	await page.goto(`${subPath}/brief`);
	await main(page).getByRole('checkbox').first().focus();
	for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'ArrowUp']) {
		await page.keyboard.press(key);
		await expect.poll(() => page.locator('label:has(:focus)').evaluate(isOnTop), key).toBe(true);
	}
	await expect(plan(page)).toContainText(days(52));
	await expect(main(page).getByRole('img')).toHaveAccessibleName(/: \D+ 11 days, \D+ 29 days, \D+ 12 days\./);
});

for (const [hash, count, colours] of [
	['#w=11-1-0', 46, ['weft-1']],
	['#w=0-2-15-2030-05-10', 130, ['weft-2', 'weft-6']],
	['#w=gone-0-0x', 12, ['weft-1']],
	...['#w=', '#w=1-0', '#w=%', `#w=${'x'.repeat(3000)}`].map((broken) => [broken, 0, []] as const),
] as const) {
	test(`The address ${hash.slice(0, 30)} shows a cloth of ${count} days`, async ({ page }) => {
		await page.goto(`${subPath}/brief${hash}`);
		await expect(plan(page)).toContainText(count === 0 ? words('words.empty') : days(count));
		for (const colour of ['weft-1', 'weft-2', 'weft-6'])
			await expect(wefts(page, colour)).toHaveCount(colours.some((one) => one === colour) ? 2 : 0);
		await main(page)
			.getByRole('radio', { name: words('sizes.0') })
			.check();
		await expect(send(page)).toHaveCount(count === 0 ? 0 : 1);
	});
}

test('React comes with the first answer, which it keeps; the example is nobody’s', async ({ page }) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto(`${subPath}/brief`, { waitUntil: 'networkidle' });
	expect(files.filter((file) => /\/Brief\.[^/]*js$/.test(file))).toEqual([]);
	await page.getByRole('link', { name: words('words.example') }).click();
	await expect(plan(page)).toContainText(words('words.example'));
	await expect(ownBands(page)).toHaveCount(0);
	await page.goto('about:blank');
	await page.goto(`${subPath}/brief`);
	const release = await holdScripts(page);
	await main(page).getByRole('checkbox').nth(1).check();
	await main(page).getByRole('checkbox').first().check();
	release();
	await expect(plan(page)).toContainText(days(120));
});

test('From Home to the thanks, a brief and its band stay with their visitor, until they start again', async ({
	page,
}) => {
	const form = new ContactFormDriver(page);
	const counted: string[] = [];
	await page.exposeFunction('plausible', (event: string) => counted.push(event));
	await page.goto(`${subPath}/contactus`);
	await form.message.fill(visitor.message);
	await page.goto(`${subPath}/`);
	await page.locator('summary', { hasText: words('questions.services') }).click();
	await page.getByRole('checkbox', { name: app }).check();
	await expect(main(page).getByRole('status').first()).toContainText(days(74));
	await expect(ownBands(page)).toHaveCount(1);
	await page.getByRole('button', { name: words('submit') }).click();
	await expect(plan(page)).toContainText(days(74));
	await page.getByRole('radio', { name: textile }).check();
	await expect(page.getByRole('link', { name: /Taanavaana/ })).toBeVisible();
	for (const path of ['/', '/services', '/about', '/brief']) {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(subPath + path);
		await expect(ownBands(page)).toHaveCount(path === '/brief' ? 1 : 2);
		if (path !== '/brief') await expect(page.getByRole('link', { name: /: 74 days$/ })).toBeVisible();
		expect(await page.evaluate(overflow)).toEqual([]);
	}
	await send(page).click();
	await page.goBack();
	await page.getByRole('radio', { name: words('sizes.2') }).check();
	await send(page).click();
	await expect(form.message).toHaveValue(
		new RegExp(`^${visitor.message}\n\n[^#]*${textile}: ${app}, large[^#]*#w=[^#]*$`),
	);
	await form.name.fill(visitor.name);
	await form.email.fill(newAddress());
	await form.button.click();
	await expect(main(page).getByRole('img')).toHaveAccessibleName(/80 days/);
	expect(counted).toEqual(['brief begun', 'brief sent', 'contact-form sent']);
	await page.goto(`${subPath}/services/seo`);
	await main(page)
		.getByRole('link', { name: words('link') })
		.click();
	await expect(page).toHaveURL(/#w=11-2-3$/);
	await page.getByRole('button', { name: words('words.again') }).click();
	await expect(page).toHaveURL(/\/brief$/);
	await page.goto(`${subPath}/`);
	await expect(page.locator('summary', { hasText: words('questions.services') })).toBeVisible();
	await expect(page.locator('.cloth > svg').first()).toContainText('');
	await expect(page.locator('.cloth a').first()).toBeHidden();
});

test('A brief is saved as a picture, shared with it, and printed with its address', async ({ page }) => {
	await page.addInitScript(() => {
		const share = ({ files, url }: ShareData) =>
			Promise.resolve(Object.assign(window, { shared: [files?.[0]?.size, url] }));
		Object.assign(navigator, { canShare: () => true, share });
	});
	await page.goto(`${subPath}/brief#w=-0-0`);
	await expect(page.getByRole('link', { name: words('services.0.offer.label') })).toBeVisible();
	const picture = page.getByRole('link', { name: words('words.picture') });
	const [download] = await Promise.all([page.waitForEvent('download'), picture.click()]);
	expect(download.suggestedFilename()).toBe('brief.png');
	await page.getByRole('button', { name: words('words.share') }).click();
	await expect.poll(() => page.evaluate('shared')).toEqual([expect.any(Number), page.url()]);
	await page.emulateMedia({ media: 'print' });
	for (const shown of [plan(page), main(page).getByRole('img'), page.getByText(page.url())])
		await expect(shown).toBeVisible();
	for (const gone of [send(page), page.getByRole('table')]) await expect(gone).toBeHidden();
});

withoutScript(
	'Without script, a brief shows its questions, and the days of each service in each size',
	async ({ page }) => {
		await page.goto(`${subPath}/`);
		await page.locator('summary', { hasText: words('questions.services') }).click();
		await page.getByRole('checkbox', { name: website }).check();
		await page.getByRole('button', { name: words('submit') }).click();
		await expect(page).toHaveURL(/\/brief\?services=0#days$/);
		await expect(main(page).getByRole('group')).toHaveCount(3);
		await expect(main(page).getByRole('row').last().getByRole('cell')).toHaveText([/\d/, /\d/, /\d/]);
	},
);
