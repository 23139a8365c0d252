import type { LaunchOptions } from '@playwright/test';
import { installedBrowser, testBrowser } from '../../scripts/browser.ts';

// Blocks the network: Chromium resolves only local names, and the other engines get a proxy that does not exist.
const nowhere = { server: 'http://127.0.0.1:9', bypass: 'localhost,127.0.0.1' };

const withPath = (executablePath: string | undefined) => (executablePath === undefined ? {} : { executablePath });

// The global setup installs a browser if there is none; the workers, which read this file after it, then find it.
export const launchOptions = {
	chromium: {
		...withPath(testBrowser()),
		args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
	},
	firefox: { proxy: nowhere },
	webkit: { proxy: nowhere },
} satisfies Record<string, LaunchOptions>;

const { args } = launchOptions.chromium;

/** The full Chromium that visitors use, instead of the headless shell. */
export const wholeChromium: LaunchOptions = { args, ...withPath(installedBrowser()) };
