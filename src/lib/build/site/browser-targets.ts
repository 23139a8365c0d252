import browserslist from 'browserslist';

/**
 * Returns the oldest browsers that the site is built for, from `browserslist` in package.json, by the names that Vite
 * knows: scripts and styles are written so that these run them.
 */
export const browserTargets = (): string[] =>
	(browserslist.loadConfig({ path: process.cwd() }) ?? []).map((browser) =>
		browser.replace('ios_saf', 'ios').replace(' ', ''),
	);
