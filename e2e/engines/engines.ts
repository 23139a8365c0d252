import type { EngineName } from '../../scripts/lib/engines.ts';

/** For each engine, the tags of the journeys that it cannot run, with the reasons. */
export const lacks: Record<EngineName, Record<string, string>> = {
	chromium: {},
	firefox: {},
	webkit: {},
	'old-chromium': {},
	'old-webkit': {
		dark: 'its window has no dark scheme',
		lookbehind: 'it is a little older than Safari 16.4, the first that reads such a pattern',
	},
};

/** Console errors that the site does not cause. */
export const expectedErrors: Record<EngineName, RegExp[]> = {
	chromium: [],
	// A font that is still loading when the visitor goes on to another page is aborted (0x804B0002, NS_BINDING_ABORTED).
	firefox: [/downloadable font: download failed .* status=2152398850 /],
	// WebKit aborts a page transition when the next one begins, and reports the aborted promise as unhandled.
	webkit: [/^AbortError: Skipping view transition/],
	// This version of Chromium warns about attributes that it does not support yet.
	'old-chromium': [/Found a 'popover' attribute/],
	'old-webkit': [],
};
