import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Returns the sum of all layout shifts of the page so far. Runs in the browser. */
async function layoutShift(): Promise<number> {
	await document.fonts.ready;
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	return new Promise((resolve) => {
		const sumOf = (entries: PerformanceEntry[]) =>
			entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
		new PerformanceObserver((list) => resolve(sumOf(list.getEntries()))).observe({
			type: 'layout-shift',
			buffered: true,
		});
		// The observer is not called if nothing has shifted.
		window.setTimeout(() => resolve(0), 100);
	});
}

/** Checks that typefaces that arrive after the first paint do not shift the layout on phones. */
async function expectStill(browser: Browser, baseURL = ''): Promise<void> {
	for (const width of [360, 412]) {
		const page = await browser.newPage({ viewport: { width, height: 844 }, isMobile: true, baseURL });
		// Intercepted requests skip the cache, and in 400 ms the page has been painted without its typefaces.
		await page.route('**/*.woff2', async (route) => {
			await setTimeout(400);
			await route.continue();
		});
		for (const path of ['/', '/services', '/portfolio', '/landing-page', '/services/web-development']) {
			await page.goto(path);
			expect.soft(await page.evaluate(layoutShift), `${path} at ${width} px`).toBeLessThanOrEqual(0.05);
		}
		await page.close();
	}
}

test('Pages do not shift when their typefaces load late', { tag: '@chromium' }, async ({ browser, baseURL }) => {
	await expectStill(browser, baseURL);
});

test('Pages do not shift without the usual fonts', { tag: '@chromium' }, async ({ baseURL }, testInfo) => {
	// Only Linux has this setting; on other systems, the test repeats the one above.
	const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
	const cache = testInfo.outputPath('cache');
	await writeFile(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
	const browser = await chromium.launch({ ...launchOptions.chromium, env: { ...process.env, FONTCONFIG_FILE } });
	await expectStill(browser, baseURL);
	await browser.close();
});
