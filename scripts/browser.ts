import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium shell. Tests take a third less time in this shell, but it has no back-forward cache. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const usual = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds an installed browser: looks in CHROME_PATH first, then in the usual folders, then for Playwright's own. */
export function installedBrowser(): string | undefined {
	const named = process.env['CHROME_PATH'];
	if (named && !existsSync(named)) throw new Error(`CHROME_PATH is ${named}, which does not exist. Change it.`);
	return named || [...usual, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds the fastest installed browser for tests. */
export function testBrowser(): string | undefined {
	return process.env['CHROME_PATH'] || !existsSync(WINDOWLESS) ? installedBrowser() : WINDOWLESS;
}

/**
 * Installs a browser for the tests if there is none, with Debian's packages if this process is allowed to: they also
 * install the system libraries that the browser needs.
 * @throws an error with instructions if no browser can be installed.
 */
export function ensureBrowser(): void {
	if (installedBrowser() === undefined && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
		console.log('Installing Chromium with apt-get; this takes a minute.');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		const run = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' });
		run('update');
		// Older Debian releases lack the second package.
		for (const name of ['chromium', 'chromium-headless-shell']) run('install', '-y', '--no-install-recommends', name);
	}
	if (installedBrowser() === undefined) {
		console.log("Downloading Playwright's Chromium; this takes a minute.");
		spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
	}
	if (installedBrowser() !== undefined) return;
	throw new Error(`The tests need Chromium or Chrome, and it could not be installed.
Install it and run: CHROME_PATH=/path/to/chrome npm test`);
}
