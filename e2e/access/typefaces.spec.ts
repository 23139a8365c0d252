import { expect, test } from '../support/fixtures.ts';

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
