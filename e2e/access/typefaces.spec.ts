import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { postPath } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Measures the layout shift of a page whose typefaces arrive after the first paint. */
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
	await page.unrouteAll({ behavior: 'wait' });
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

/** The widths of a small phone, a common phone, the phone that Lighthouse simulates, and a large phone, in pixels. */
const WIDTHS = [360, 390, 412, 430];
/** These pages are a sample. `npm run weigh` checks every delivered page, but at only one width. */
const paths = [
	'/',
	'/services',
	'/portfolio',
	'/landing-page',
	'/services/throwing-lessons',
	'/services/kiln-hire',
	postPath,
];

/**
 * Checks that late typefaces do not shift the layout. A heading can take up more lines in the fallback font, so a page
 * first shown in that font must keep it.
 */
async function expectStill(browser: Browser, baseURL = ''): Promise<void> {
	for (const width of WIDTHS) {
		const page = await browser.newPage({ viewport: { width, height: 844 }, isMobile: true });
		// Cached typefaces would arrive too early for this test.
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
		for (const path of paths) {
			const shift = await shiftAt(page, new URL(path, baseURL).href);
			expect.soft(shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.01);
		}
		await page.close();
	}
}

test('Pages do not shift when their typefaces load late', { tag: '@layout-shift' }, async ({ browser, baseURL }) => {
	test.slow();
	await expectStill(browser, baseURL);
});

test(
	'Pages do not shift on a machine that has none of the usual fonts',
	{ tag: ['@layout-shift', '@fontconfig'] },
	async ({ baseURL }, testInfo) => {
		test.slow();
		const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
		const cache = testInfo.outputPath('cache');
		await writeFile(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
		const browser = await chromium.launch({ ...launchOptions.chromium, env: { ...process.env, FONTCONFIG_FILE } });
		await expectStill(browser, baseURL);
		await browser.close();
	},
);

test('A page requests its typefaces before anything else, so that they usually arrive before the first paint', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url().replace(/.*\./, '')));
	await page.goto('/');
	await page.evaluate(() => document.fonts.ready);
	expect(asked.slice(1, 3)).toEqual(['woff2', 'woff2']);
});
