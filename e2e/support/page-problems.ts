import { expect, type Page } from '@playwright/test';
import { violationsOf, wcagTags } from '../../scripts/lib/axe.ts';
import { htmlProblems } from '../../scripts/lib/html-validator.ts';

/** Returns the axe rules that the page breaks. */
async function barriers(page: Page, options: Parameters<typeof violationsOf>[1]): Promise<string[]> {
	const violations = await violationsOf(page, options);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}\n${failureSummary}`),
	);
}

/**
 * Checks the page with axe, in both colour schemes.
 * @param except rules that the page breaks on purpose in this state.
 */
export async function expectNoBarrier(page: Page, except: string[] = []): Promise<void> {
	const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
	expect(await barriers(page, { runOnly: [...wcagTags, 'best-practice'], rules })).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	// Waits for the colour transitions between the schemes. Ignores scroll animations, which never finish.
	await page.evaluate(async () => {
		const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
		await Promise.allSettled(timed.map(({ finished }) => finished));
	});
	expect(await barriers(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }), 'in the dark scheme').toEqual(
		[],
	);
	await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks that the page is valid HTML in its current state. */
export async function expectValid(page: Page): Promise<void> {
	const shown = await page.evaluate(() => {
		const copy = document.documentElement.cloneNode(true);
		if (!(copy instanceof HTMLElement)) throw new Error('No page');
		for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
		return `<!DOCTYPE html>${copy.outerHTML}`;
	});
	expect(htmlProblems(shown)).toEqual([]);
}

/**
 * Returns how far the page overflows the right edge of the window, and which elements cause the overflow. Runs in the
 * browser, as do the functions below.
 */
export function overflow(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const wide = [...document.querySelectorAll('body *')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 1,
	);
	return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}

/** Scrolls to a position between 0 (top) and 1 (end) and waits for scroll animations. */
export async function scrollToPlace(place: number): Promise<void> {
	scrollTo({ top: place * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Scrolls to five positions and returns the elements that overflow the right edge of the window at any of them. The last
 * position is the top of the page. Chromium updates scroll animations at the start of the next frame.
 */
export const overflowOnTheWay = `(async () => {
	const found = [];
	for (const place of [0.25, 0.5, 0.75, 1, 0]) {
		scrollTo({ top: place * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
		await new Promise(requestAnimationFrame);
		found.push(...(${String(overflow)})().map((problem) => \`at \${place}: \${problem}\`));
	}
	return found;
})()`;

/** Returns controls less than 44 pixels high. */
export function lowControls(): string[] {
	const controls =
		'header a, [popover] a, button, .button, summary, [role=tab], select, textarea, input:not([tabindex])';
	return [...document.querySelectorAll(controls)]
		.filter((control) => control.checkVisibility({ visibilityProperty: true }))
		.filter((control) => control.getBoundingClientRect().height < 43.5)
		.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Returns pictures that are distorted, or shown larger than their files. */
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
		// If a picture has `sizes`, its `naturalWidth` is not the width of its file.
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
