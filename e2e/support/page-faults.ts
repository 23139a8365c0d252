import { expect, type Page } from '@playwright/test';
import { violationsOf, wcagTags } from '../../scripts/lib/axe.ts';
import { htmlFaults } from '../../scripts/lib/html-validator.ts';

/** The rules of axe that the page breaks as it stands. */
async function barriers(page: Page, options: Parameters<typeof violationsOf>[1]): Promise<string[]> {
	const violations = await violationsOf(page, options);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}\n${failureSummary}`),
	);
}

/**
 * The page as it stands has no barrier, and none by the colours of the dark scheme.
 * @param except rules that the state itself breaks on purpose.
 */
export async function expectNoBarrier(page: Page, except: string[] = []): Promise<void> {
	const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
	expect(await barriers(page, { runOnly: [...wcagTags, 'best-practice'], rules })).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	// Colours on their way from one scheme to the other belong to neither; what follows the scroll never finishes.
	await page.evaluate(async () => {
		const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
		await Promise.allSettled(timed.map(({ finished }) => finished));
	});
	expect(await barriers(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }), 'dark').toEqual([]);
	await page.emulateMedia({ colorScheme: 'light' });
}

/** The page as it stands is valid HTML; what is hidden is looked at where it shows. */
export async function expectValid(page: Page): Promise<void> {
	const shown = await page.evaluate(() => {
		const copy = document.documentElement.cloneNode(true);
		if (!(copy instanceof HTMLElement)) throw new Error('No page');
		for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
		return `<!DOCTYPE html>${copy.outerHTML}`;
	});
	expect(htmlFaults(shown)).toEqual([]);
}

/* What is wrong with a page as it is laid out; each of these runs inside a browser. */

/** How far the page reaches beyond the right edge of the screen as it stands, and what does. */
export function overflow(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const wide = [...document.querySelectorAll('body *')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 1,
	);
	return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}

/** Scrolls to a place of the page, 0 at its top and 1 at its end, and waits until what follows the scroll is there. */
export async function scrollToPlace(place: number): Promise<void> {
	scrollTo({ top: place * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * What reaches beyond the right edge anywhere on the way down the page and at its top again, where it ends. Chromium has
 * moved what follows the scroll when the next frame begins.
 */
export const overflowOnTheWay = `(async () => {
	const found = [];
	for (const place of [0.25, 0.5, 0.75, 1, 0]) {
		scrollTo({ top: place * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
		await new Promise(requestAnimationFrame);
		found.push(...(${String(overflow)})().map((fault) => \`at \${place}: \${fault}\`));
	}
	return found;
})()`;

/** Controls that are less than 44 pixels high. */
export function lowControls(): string[] {
	const controls =
		'header a, [popover] a, button, .button, summary, [role=tab], select, textarea, input:not([tabindex])';
	return [...document.querySelectorAll(controls)]
		.filter((control) => control.checkVisibility({ visibilityProperty: true }))
		.filter((control) => control.getBoundingClientRect().height < 43.5)
		.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Pixel pictures out of proportion or larger than their file. */
export async function spoiltPictures(): Promise<string[]> {
	const shown = [...document.images].filter((image) => image.checkVisibility());
	const faults = shown.map(async (image) => {
		image.loading = 'eager';
		const isThere = await image.decode().then(
			() => true,
			() => false,
		);
		if (!isThere) return [`${image.src}: does not load`];
		if (/\.svg(#|$)|svg\+xml/.test(image.currentSrc)) return [];
		// What the file holds: `naturalWidth` of a picture with sizes is what they promise.
		const file = new Image();
		file.src = image.currentSrc;
		await file.decode();
		const { clientWidth: width, clientHeight: height } = image;
		const ratio = width / height / (file.naturalWidth / file.naturalHeight);
		const isStretched = getComputedStyle(image).objectFit === 'fill' && Math.abs(ratio - 1) > 0.03;
		return isStretched || width > file.naturalWidth + 1
			? [`${image.currentSrc}: ${file.naturalWidth} x ${file.naturalHeight} as ${width} x ${height}`]
			: [];
	});
	return (await Promise.all(faults)).flat();
}
