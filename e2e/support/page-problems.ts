import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The script that defines `axe` in a page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axeProblems(page: Page, options: RunOptions): Promise<string[]> {
	// Evaluates the script as the developer tools do, because the page's policy would block a script element. `axe`
	// stays in the page for later calls.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}; undefined`);
	const violations = await page.evaluate(async (chosen) => {
		const { axe: engine } = window as unknown as Record<'axe', { run: (of: RunOptions) => Promise<AxeResults> }>;
		return (await engine.run({ resultTypes: ['violations'], ...chosen })).violations;
	}, options);
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
	expect(await axeProblems(page, { runOnly: [...wcagTags, 'best-practice'], rules })).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	// Waits for the colour transitions between the schemes. Ignores scroll animations, which never finish.
	await page.evaluate(async () => {
		const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
		await Promise.allSettled(timed.map(({ finished }) => finished));
	});
	const darkProblems = await axeProblems(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
	expect(darkProblems, 'in the dark scheme').toEqual([]);
	await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules of the HTML standard, also for whole pages. */
const html = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		elements: [
			'html5',
			{
				// Astro writes a style for its islands in front of the first island, and has no setting for the place.
				style: { flow: true },
				// An empty address is the page's own. Only the late-post page needs it, to be loaded again.
				a: { attributes: { href: { omit: true, enum: [/.*/] } } },
			},
		],
		extends: ['html-validate:standard', 'html-validate:document'],
		rules: {
			// Each page's policy allows only scripts and styles from our own origin.
			'require-sri': 'off',
			// The checkboxes of a question share its name.
			'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
		},
	}),
);

/** Returns the problems in a page's HTML, each with the selector of its element. */
export const htmlProblems = (source: string): string[] =>
	html
		.validateStringSync(source)
		.results.flatMap(({ messages }) => messages)
		.map(({ message, selector, ruleId }) => `${message} (${selector ?? 'the document'}, ${ruleId})`);

/**
 * Returns how far the page overflows the right edge of the window, and which elements cause the overflow. Runs in the
 * browser.
 */
export function overflow(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
	const wide = [...document.querySelectorAll('body *')].filter(isWide);
	return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}

/** Returns the relative luminance of colours in any notation that the browser knows: 0 is black, 1 is white. */
export const luminances = (page: Page, colours: string[]): Promise<number[]> =>
	page.evaluate((all) => {
		const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
		if (!canvas) throw new Error('No canvas');
		return all.map((colour) => {
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
				part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		});
	}, colours);

/**
 * Returns the sum of the page's layout shifts since a time of `performance.now()`. Shifts the page itself at the end, so
 * that the browser certainly reports. Runs in the browser.
 */
export async function layoutShift(since: number): Promise<number> {
	await document.fonts.ready;
	for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	const end = performance.now();
	return new Promise((resolve) => {
		let sum = 0;
		new PerformanceObserver((list) => {
			const entries = list.getEntries().filter(({ startTime }) => startTime >= since);
			for (const entry of entries) if (entry.startTime < end && 'value' in entry) sum += Number(entry.value);
			if (entries.some(({ startTime }) => startTime >= end)) resolve(sum);
		}).observe({ type: 'layout-shift', buffered: true });
		const spacer = document.createElement('div');
		spacer.style.height = '24rem';
		document.body.prepend(spacer);
	});
}

/** Returns the texts of which the window or an element with hidden overflow cuts off a side. Runs in the browser. */
export function cutTexts(): string[] {
	const cut: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		const range = document.createRange();
		range.selectNodeContents(text);
		const { left, right, width } = range.getBoundingClientRect();
		if (width === 0 || !text.textContent?.trim()) continue;
		for (let box = text.parentElement; box !== null; box = box.parentElement) {
			const { overflowX } = getComputedStyle(box);
			const edge = box.getBoundingClientRect();
			// Visitors can scroll to the text, or only screen readers read it.
			if (/auto|scroll/.test(overflowX) || edge.width <= 1) break;
			const isButton = box.matches('button, .button');
			if (overflowX === 'visible' && !isButton && box !== document.documentElement) continue;
			if (left < edge.left - 1 || right > edge.right + 1) cut.push(`${text.textContent.trim()} in ${box.localName}`);
		}
	}
	return cut;
}

/** Returns whether nothing lies over the middle of an element. Runs in the browser. */
export function isOnTop(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
