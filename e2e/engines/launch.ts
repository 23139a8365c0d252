import { chromium } from '@playwright/test';
import { execa } from 'execa';
import getPort from 'get-port';
import { launch } from 'puppeteer-core';
import { firefoxFile, oldChromiumFile, type EngineName } from '../../scripts/lib/engines.ts';
import { launchOptions } from '../support/launch.ts';
import { Heard, pageTab } from './page-tab.ts';
import type { Engine } from './tab.ts';
import { driverReady, webDriverTab } from './webdriver.ts';

const zone = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

/**
 * Starts Chromium with Playwright.
 * @param options Playwright's launch options, for a Chromium other than the installed one.
 */
async function startChromium(options: object = {}): Promise<Engine> {
	const browser = await chromium.launch({ ...launchOptions.chromium, ...options });
	return {
		version: browser.version(),
		open: async ({ isDark, ...viewport }) => {
			const context = await browser.newContext({ ...zone, viewport, colorScheme: isDark ? 'dark' : 'light' });
			const page = await context.newPage();
			const heard = new Heard();
			page.on('console', heard.message).on('pageerror', heard.error).on('dialog', heard.dialog);
			return pageTab(page, heard, () => context.close());
		},
		stop: () => browser.close(),
	};
}

/**
 * Starts the installed Firefox with Puppeteer. Playwright works only with its own Firefox, because Playwright sends
 * commands that Firefox 153 does not support.
 */
async function startFirefox(): Promise<Engine> {
	const start = (isDark: boolean) =>
		launch({
			browser: 'firefox',
			executablePath: firefoxFile() ?? 'firefox',
			extraPrefsFirefox: {
				'ui.systemUsesDarkTheme': isDark ? 1 : 0,
				// WebDriver BiDi does not support pages restored from the back-forward cache.
				'browser.sessionhistory.max_total_viewers': 0,
			},
		});
	const light = await start(false);
	return {
		version: (await light.version()).replace('firefox/', ''),
		open: async ({ isDark, ...viewport }) => {
			const browser = isDark ? await start(true) : light;
			const context = await browser.createBrowserContext();
			const page = await context.newPage();
			const heard = new Heard();
			page.on('console', heard.message).on('pageerror', heard.error).on('dialog', heard.dialog);
			await page.setViewport(viewport);
			return pageTab(page, heard, () => (isDark ? browser.close() : context.close()));
		},
		stop: () => light.close(),
	};
}

/**
 * Starts a WebKit browser with its WebDriver.
 * @param capabilities returns the WebDriver capabilities that select a colour scheme.
 */
async function startWebKit(
	program: string,
	capabilities: (isDark: boolean) => object,
	env: NodeJS.ProcessEnv = {},
): Promise<Engine> {
	const port = await getPort();
	const driver = execa(program, [`--port=${port}`], { env, stdio: 'ignore', reject: false });
	const address = `http://127.0.0.1:${port}`;
	await driverReady(address);
	const size = { width: 800, height: 600 };
	const first = await webDriverTab(address, capabilities(false), { isDark: false, ...size });
	await first.tab.close();
	return {
		version: first.version,
		open: async (options) => (await webDriverTab(address, capabilities(options.isDark), options)).tab,
		stop: async () => {
			driver.kill();
			await driver;
		},
	};
}

/** Starts WebKitGTK on a virtual screen. */
async function startWebKitGtk(): Promise<Engine> {
	const screen = execa('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
		stderr: 'ignore',
		reject: false,
	});
	const { value: number } = await screen[Symbol.asyncIterator]().next();
	const args = (isDark: boolean) => ['--automation', ...(isDark ? ['--dark-mode'] : [])];
	const engine = await startWebKit(
		'WebKitWebDriver',
		(isDark) => ({ 'webkitgtk:browserOptions': { args: args(isDark) } }),
		{ DISPLAY: `:${number}` },
	);
	const stop = async (): Promise<void> => {
		await engine.stop();
		screen.kill();
		await screen;
	};
	return { ...engine, stop };
}

const cog = { 'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] } };

export const start: Record<EngineName, () => Promise<Engine>> = {
	chromium: startChromium,
	firefox: startFirefox,
	webkit: startWebKitGtk,
	'old-chromium': () => startChromium({ executablePath: oldChromiumFile }),
	'old-webkit': () => startWebKit('WPEWebDriver', () => cog),
};
