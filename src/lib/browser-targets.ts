import browserslist from 'browserslist';

/** Returns the oldest supported browsers, from `browserslist` in package.json, under the names that Vite uses. */
export const browserTargets = (): string[] =>
	(browserslist.loadConfig({ path: process.cwd() }) ?? []).map((browser) =>
		browser.replace('ios_saf', 'ios').replace(' ', ''),
	);
