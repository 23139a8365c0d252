import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';
import { postPath, servicePath } from '../support/pages.ts';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Loads a page whose typefaces come after its first paint, and sums up the layout shift that they cause. */
async function shiftAt(page: Page, url: string): Promise<number> {
	let release = () => {};
	const painted = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/*.woff2', async (route) => {
		await painted;
		await route.continue();
	});
	await page.goto(url, { waitUntil: 'commit' });
	await page.evaluate(
		() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
	);
	release();
	return page.evaluate(async () => {
		let sum = 0;
		const add = (entries: PerformanceEntryList) => {
			for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
		};
		const observer = new PerformanceObserver((list) => add(list.getEntries()));
		observer.observe({ type: 'layout-shift', buffered: true });
		await document.fonts.ready;
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		await new Promise((resolve) => setTimeout(resolve));
		add(observer.takeRecords());
		return sum;
	});
}

// `npm run weigh` looks at every page with the fonts of the machine.
test(
	'On a machine that has none of the usual fonts, the page hardly moves when the typefaces come',
	{ tag: ['@layout-shift', '@fontconfig'] },
	async ({ baseURL }, testInfo) => {
		const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
		const cache = testInfo.outputPath('cache');
		await writeFile(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
		const browser = await chromium.launch({ ...launchOptions.chromium, env: { ...process.env, FONTCONFIG_FILE } });
		for (const path of ['/', '/services', '/landing-page', servicePath, postPath]) {
			// A page of its own for each: what the browser has fetched before would come too early.
			const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
			expect.soft(await shiftAt(page, new URL(path, baseURL).href), path).toBeLessThanOrEqual(0.02);
			await page.close();
		}
		await browser.close();
	},
);
