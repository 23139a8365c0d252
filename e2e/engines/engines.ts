import type { EngineName } from '../../scripts/lib/engines.ts';

/** What an engine cannot show by way of its driver: journeys with such a tag are left out, for this reason. */
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

/** Errors that are none of ours. */
export const expectedErrors: Record<EngineName, RegExp[]> = {
	chromium: [],
	firefox: [],
	// It breaks off a change of pages when one goes on, and takes its own promise of it for one that we forgot.
	webkit: [/^AbortError: Skipping view transition/],
	// It warns authors of an attribute that it does not know yet.
	'old-chromium': [/Found a 'popover' attribute/],
	'old-webkit': [],
};
