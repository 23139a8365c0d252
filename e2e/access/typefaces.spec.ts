import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';
import { postPaths, sitemap } from '../support/pages.ts';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Without the posts, which are of one layout that moves least. */
const paths = sitemap.filter((path) => !postPaths.includes(path));

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

test(
	'On a machine that has none of the usual fonts, the page hardly moves when the typefaces come',
	{ tag: '@layout-shift' },
	async ({ baseURL }, testInfo) => {
		test.slow();
		test.skip(process.platform !== 'linux', 'Fontconfig alone lets a browser start with other fonts.');
		const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
		const cache = testInfo.outputPath('cache');
		await writeFile(FONTCONFIG_FILE, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
		const browser = await chromium.launch({ ...launchOptions.chromium, env: { ...process.env, FONTCONFIG_FILE } });
		for (const path of paths) {
			// A page of its own for each: what the browser has fetched before would come too early.
			const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
			expect.soft(await shiftAt(page, new URL(path, baseURL).href), path).toBeLessThanOrEqual(0.05);
			await page.close();
		}
		await browser.close();
	},
);

test('Letters with accents come in the typefaces of the site, in files of their own', async ({ page }) => {
	await page.goto('/');
	await page.evaluate(() => document.fonts.ready);
	const fonts: string[] = [];
	page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
	for (const text of ['h1', 'main p']) {
		const [plain = 0, accented = 0] = await page
			.locator(text)
			.first()
			.evaluate(async (element) => {
				const { fontSize, fontWeight, fontFamily } = getComputedStyle(element);
				// The first family alone: this machine may lack every font behind it.
				const font = `${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}`;
				await document.fonts.load(font, 'é');
				const context = new OffscreenCanvas(1, 1).getContext('2d');
				if (context === null) throw new Error('no canvas');
				context.font = font;
				return ['e', 'é'].map((letter) => context.measureText(letter).width);
			});
		// As wide as the plain letter, as in both typefaces and in hardly any other.
		expect(accented / plain).toBeCloseTo(1, 2);
	}
	expect(fonts).toHaveLength(2);
});
