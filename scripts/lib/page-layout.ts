import type { Page } from '@playwright/test';

/** The layout of a page on a phone, in CSS pixels. */
export interface PageLayout {
	height: number;
	/** The height of the footer; 0 if the page has none. */
	footer: number;
	/** The longest distance that a visitor scrolls without passing a way to reach the agency. */
	stretch: number;
}

/** The top and bottom edges of part of a page. */
export interface Span {
	top: number;
	bottom: number;
}

/**
 * Ways to reach the agency: links to the contact page, a campaign page, a form, an e-mail address or a phone number,
 * and the forms themselves.
 */
const ACTIONS = [
	...['/contactus', '/landing-page', '/website-relaunch'].map((path) => `main a[href$="${path}"]`),
	...['mailto:', 'tel:'].map((scheme) => `:is(main, footer) a[href^="${scheme}"]`),
	'main a:is([href="#quote"], [href="#lead-form"], [href="#contact-form"])',
	'[data-island="contact-form"]',
	'[data-island="lead-form"]',
].join();

/** Returns the length of the longest part of a page that is outside all of these spans. */
export function longestStretch(spans: readonly Span[], height: number): number {
	let [longest, end] = [0, 0];
	for (const { top, bottom } of [...spans, { top: height, bottom: height }].sort((a, b) => a.top - b.top)) {
		longest = Math.max(longest, top - end);
		end = Math.max(end, bottom);
	}
	return Math.round(longest);
}

/** Measures the open page. Leaves out elements that float over the page, because they are always visible. */
export async function readLayout(page: Page): Promise<PageLayout> {
	const { spans, footer, height } = await page.evaluate((actions) => {
		const inFlow = [...document.querySelectorAll(actions)].filter(
			(element) => element.checkVisibility() && getComputedStyle(element).position !== 'fixed',
		);
		const spans = inFlow.map((element) => {
			// A link in a sticky bar is visible as long as the bar's container is.
			const bar = element.parentElement;
			const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky';
			const { top, bottom } = ((isSticky && bar.parentElement) || element).getBoundingClientRect();
			return { top: top + scrollY, bottom: bottom + scrollY };
		});
		const footer = document.querySelector('body > footer')?.getBoundingClientRect().height ?? 0;
		return { spans, footer: Math.round(footer), height: document.documentElement.scrollHeight };
	}, ACTIONS);
	return { height, footer, stretch: longestStretch(spans, height) };
}
