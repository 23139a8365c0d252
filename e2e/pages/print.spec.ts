import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Pages that visitors print to hand them on: a service, a project and a post. */
const handedOn = ['/services/throwing-lessons', '/portfolio/harbour-cafe', '/blog/what-to-write-first'];
const paths = [...handedOn, '/', '/every-block', '/contactus', '/blog/launch-day-hour-by-hour-and-who-does-what'];

/** The part of an A4 sheet (210 by 297 mm) within the margins of `print.css`, in CSS pixels. */
const SHEET = { width: Math.floor(((210 - 2 * 17) * 96) / 25.4), height: Math.floor(((297 - 2 * 13) * 96) / 25.4) };

test.use({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } });

/** Opens a page with the styles, the width and all the pictures that it has on paper. */
async function openPrinted(page: Page, path: string): Promise<void> {
	await page.emulateMedia({ media: 'print' });
	await page.goto(path);
	await page.evaluate(async (width) => {
		document.documentElement.style.width = `${width}px`;
		for (const picture of document.images) picture.loading = 'eager';
		await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
	}, SHEET.width);
}

/** A heading or a line of text, or a picture. Sheets count from 1. */
interface Piece {
	text: string;
	isHeading: boolean;
	isFooter: boolean;
	sheet: number;
	top: number;
	bottom: number;
	left: number;
	right: number;
}

/** Returns the texts and pictures of the page in reading order, and where each is on its sheet. */
const piecesOf = (page: Page): Promise<Piece[]> =>
	page.evaluate(({ width }) => {
		const hasText = ({ childNodes }: Element) =>
			[...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
		return [...document.querySelectorAll(':is(main, footer) :not(.visually-hidden)')]
			.filter((element) => element.checkVisibility() && (element.matches('h1, h2, h3, img') || hasText(element)))
			.filter((element) => !element.parentElement?.closest('h1, h2, h3, .visually-hidden'))
			.map((element) => {
				const { top, bottom, left, right } = element.getClientRects()[0] ?? new DOMRect();
				const sheet = Math.floor((left + 2) / width) + 1;
				return {
					text: element.textContent.trim().slice(0, 60) || (element.getAttribute('src') ?? ''),
					isHeading: element.matches('h1, h2, h3'),
					isFooter: element.closest('footer') !== null,
					...{ sheet, top, bottom, left: left - (sheet - 1) * width, right: right - (sheet - 1) * width },
				};
			});
	}, SHEET);

/** Lays the sheets out as columns, because browsers break a page into columns as they break it into sheets. */
const layOutSheets = (page: Page): Promise<unknown> =>
	page.evaluate(({ width, height }) => {
		const columns = { columnWidth: `${width}px`, columnGap: '0', columnFill: 'auto', height: `${height}px` };
		Object.assign(document.documentElement.style, columns);
	}, SHEET);

/** Prints the page and returns the number of its sheets, which the tree of pages in the file contains. */
async function countSheets(page: Page): Promise<number> {
	const file = (await page.pdf({ format: 'A4' })).toString('latin1');
	return Math.max(...[...file.matchAll(/\/Type \/Pages\s+\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

for (const path of paths) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test(`${path} prints in dark text from the ${colorScheme} scheme, without forms, buttons and social links`, async ({
			page,
		}) => {
			await page.emulateMedia({ media: 'print', colorScheme });
			await page.goto(path);
			const pale = await page.evaluate(() => {
				const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
				const lightness = (color: string): number => {
					if (!canvas) return 0;
					canvas.fillStyle = color;
					canvas.fillRect(0, 0, 1, 1);
					return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
				};
				return [...document.querySelectorAll('body *')]
					.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
					.filter((element) => element.checkVisibility() && lightness(getComputedStyle(element).color) > 150)
					.map((element) => element.textContent.trim().slice(0, 60));
			});
			expect(pale).toEqual([]);
			await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
			await expect(page.locator('form, button, .social-link, footer ul').filter({ visible: true })).toHaveCount(0);
		});
	}

	test(`${path} prints its address, the e-mail address, the phone number and all headings of its text`, async ({
		page,
	}) => {
		await openPrinted(page, path);
		await expect(page.locator('link[rel=canonical]')).toBeVisible();
		await expect(page.locator('footer address [href^="mailto:"]')).toBeVisible();
		await expect(page.locator('footer address [href^="tel:"]')).toBeVisible();
		const headings = page.locator(
			'main :is(h1, h2, h3):not(aside *, nav *, .card:has(form) *, :is([aria-labelledby=related], [aria-labelledby=subscribe]) *, :empty)',
		);
		await expect(headings.filter({ visible: false })).toHaveCount(0);
	});

	test(`${path} prints nothing over a heading, and nothing beyond the margins`, async ({ page }) => {
		await openPrinted(page, path);
		const pieces = await piecesOf(page);
		const covered = pieces.flatMap((heading, index) => {
			const next = pieces[index + 1];
			if (!heading.isHeading || !next) return [];
			const isOver = next.top < heading.bottom - 1 && next.left < heading.right - 1 && next.right > heading.left + 1;
			return isOver && next.bottom > heading.top ? [`${heading.text} / ${next.text}`] : [];
		});
		expect(covered).toEqual([]);
		expect(pieces.filter(({ right }) => right > SHEET.width + 4)).toEqual([]);
	});

	test(
		`${path} keeps headings with what follows, and the footer with the end of the text`,
		{ tag: '@paper' },
		async ({ page }) => {
			await openPrinted(page, path);
			await layOutSheets(page);
			const pieces = await piecesOf(page);
			const alone = pieces.filter(({ isHeading, sheet }, index) => isHeading && pieces[index + 1]?.sheet !== sheet);
			expect(alone).toEqual([]);
			const last = pieces.findLast(({ isFooter }) => !isFooter);
			expect([...new Set(pieces.filter(({ isFooter }) => isFooter).map(({ sheet }) => sheet))]).toEqual([last?.sheet]);
		},
	);
}

for (const path of handedOn) {
	test(`${path} prints on at most four sheets`, { tag: '@paper' }, async ({ page }) => {
		await page.goto(path);
		expect(await countSheets(page)).toBeLessThanOrEqual(4);
	});
}

test('A short page prints on one sheet', { tag: '@paper' }, async ({ page }) => {
	await page.goto('/services/glaze-tests');
	expect(await countSheets(page)).toBe(1);
});

test.describe('with scripts', () => {
	test.use({ javaScriptEnabled: true });

	test(
		'Questions print with their answers, and tabs with the panels of all tabs',
		{ tag: '@paper' },
		async ({ page }) => {
			await openPrinted(page, '/contactus');
			await expect(page.getByText('In straw, to all of Europe.')).toBeVisible();
			await openPrinted(page, '/');
			await expect(page.locator('.tab-panel').filter({ visible: false })).toHaveCount(0);
		},
	);
});

// Browsers print in the light scheme, but keep the files that they have loaded for the dark scheme.
test('Logos and icons print in black, and drawings get dark edges', async ({ page }) => {
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await page.goto('/');
	const filtersOf = async (which: string) =>
		new Set(await page.locator(which).evaluateAll((all) => all.map((one) => getComputedStyle(one).filter)));
	expect(await filtersOf('.line-icon, main source[media*=dark] + [alt]:not([alt=""])')).toEqual(
		new Set(['brightness(0)']),
	);
	for (const filter of await filtersOf('[src*="/marks/"]')) expect(filter).toContain('drop-shadow');
});
