import { launch, type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/lib/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers } from '../support/forms.ts';
import { launchOptions } from '../support/launch.ts';

/*
 * Tests prerendering with Puppeteer, because Playwright turns prerendering off. A unit test checks which links are
 * prerendered.
 */
let browser: Browser;
let visit: Page;

test.beforeEach(async () => {
	browser = await launch({ executablePath: await findBrowser(), args: launchOptions.chromium.args ?? [] });
	visit = await browser.newPage();
	await visit.setViewport({ width: 1280, height: 800 });
});
test.afterEach(() => browser.close());

test(
	'A linked page is prerendered and works fully once its link is followed',
	{ tag: '@speculation' },
	async ({ baseURL }) => {
		// A busy browser may skip prerendering.
		await expect(async () => {
			await visit.goto(`${baseURL}/`);
			await visit.click('footer a[href="/about"]', { delay: 500 });
			const startOfUse = () =>
				visit.evaluate(() => {
					const [entry] = performance.getEntriesByType('navigation');
					return location.pathname === '/about' && entry && 'activationStart' in entry ? entry.activationStart : 0;
				});
			await expect.poll(startOfUse, { timeout: 2000 }).toBeGreaterThan(0);
		}).toPass({ timeout: 30_000 });

		const isSuppressed = await visit.evaluate(
			() => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
		);
		expect(isSuppressed).toBe(true);

		// The click happens while the previous page is still fading out over the new one.
		await visit.click('summary');
		await visit.waitForSelector('details[open]');
		await visit.type('footer input[type=email]', 'reader@example.org');
		await visit.click('footer form button');
		await visit.waitForSelector(`footer ::-p-text(${answers.done})`);
	},
);
