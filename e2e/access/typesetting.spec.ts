import type { Locator } from '@playwright/test';
import { sitemapPaths } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { spoiltPictures, loneWords } from '../support/typesetting.ts';

const widths = [360, 768, 1440, 1920];
const paths = [...(await sitemapPaths()), '/no-such-page'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test(
	'No heading ends in a lone word, on phones, tablets and wide screens',
	{ tag: '@line-breaks' },
	async ({ page }) => {
		for (const path of paths) {
			await page.goto(path);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await page.evaluate(loneWords), `${path} at ${width} px`).toEqual([]);
			}
		}
	},
);

test('No picture is stretched, or shown larger than it was drawn', async ({ page }) => {
	for (const path of paths) {
		await page.goto(path);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			// A browser takes a moment to choose another file for another width.
			await expect(async () => {
				expect(await page.evaluate(spoiltPictures), `${path} at ${width} px`).toEqual([]);
			}).toPass({ timeout: 5000 });
		}
	}
});

test('Letters with accents come in the typefaces of the site, in files of their own', async ({ page }) => {
	await page.goto('/');
	const fonts: string[] = [];
	page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
	for (const text of ['h1', 'main p']) {
		const widths = await page
			.locator(text)
			.first()
			.evaluate(async (element) => {
				const { font, fontFamily } = getComputedStyle(element);
				// The typeface alone: loading a stand-in of which the machine has no font fails.
				const [typeface = ''] = fontFamily.split(',');
				await document.fonts.load(font.replace(fontFamily, typeface), 'é');
				const context = new OffscreenCanvas(1, 1).getContext('2d');
				if (context === null) throw new Error('no canvas');
				return ['e', 'é'].map((letter) => {
					context.font = font;
					return context.measureText(letter).width;
				});
			});
		// As wide as the plain letter, as in both typefaces and in hardly any other.
		expect((widths[1] ?? 0) / (widths[0] ?? 0)).toBeCloseTo(1, 2);
	}
	expect(fonts).toHaveLength(2);
});

test(
	'In forced colours buttons and fields keep an edge, and of the tabs the chosen one alone',
	{ tag: '@forced-colours' },
	async ({ page }) => {
		await page.emulateMedia({ forcedColors: 'active' });
		await page.goto('/');
		const edged = page.locator('.button:visible, .field-input:visible, [aria-selected=true]');
		const edgesOf = (controls: Locator) =>
			controls.evaluateAll((found) =>
				found.map((control) => {
					const { borderBottomWidth, borderBottomColor } = getComputedStyle(control);
					const isClear = borderBottomColor === getComputedStyle(document.body).backgroundColor;
					return isClear ? 0 : parseFloat(borderBottomWidth);
				}),
			);
		const edges = await edgesOf(edged);
		expect(edges.length).toBeGreaterThan(3);
		expect(Math.min(...edges)).toBeGreaterThan(0);
		expect(await edgesOf(page.locator('[aria-selected=false]'))).toEqual([0, 0, 0, 0, 0]);
	},
);
