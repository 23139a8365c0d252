import type { Engine } from './engines.ts';

interface Need {
	/** Where it is met. */
	engines: readonly Engine[];
	/** Why it is not met elsewhere. */
	reason: string;
}

/** What some tests rest on that not every engine has; the tag of a test names it. All other tests run in every engine. */
export const needs: Record<`@${string}`, Need> = {
	'@devtools': {
		engines: ['chromium'],
		reason:
			"the size of the visitor's text is set through the DevTools protocol, which Playwright has for Chromium only",
	},
	'@page-cache': {
		engines: ['chromium'],
		reason: 'pages that come back from memory are turned off for good in the Firefox and WebKit that Playwright brings',
	},
	'@speculation': {
		engines: ['chromium'],
		reason: 'only Chromium gets pages ready by speculation rules',
	},
	'@forced-colours': {
		engines: ['chromium', 'firefox'],
		reason: "WebKit has no colours of the visitor's own",
	},
	'@line-breaks': {
		engines: ['chromium'],
		reason: 'engines balance the lines of a heading each in its own way, and ours are set for that of Chromium',
	},
	'@layout-shift': {
		engines: ['chromium'],
		reason: 'Firefox and WebKit do not tell a page what has shifted (no layout-shift entries)',
	},
	'@second-try': {
		engines: ['chromium', 'webkit'],
		reason:
			'Firefox remembers that a script failed until the page is loaded anew, so a second try in the page cannot help',
	},
};

/** The tags whose tests an engine leaves out, each with the reason. */
export function leftOut(engine: Engine): [tag: string, reason: string][] {
	return Object.entries(needs).flatMap(([tag, need]): [string, string][] =>
		need.engines.includes(engine) ? [] : [[tag, need.reason]],
	);
}
