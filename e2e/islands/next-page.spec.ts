import { launch, type Browser, type Page, type Protocol } from 'puppeteer-core';
import { findBrowser } from '../../scripts/lib/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';
import { answers } from '../support/newsletter-form.ts';

/*
 * What a browser gets ready before a link is followed. Playwright forbids pages of its own to run ahead, so these
 * visits are made with Puppeteer.
 */
let browser: Browser;
let visit: Page;

test.beforeEach(async () => {
	browser = await launch({ executablePath: await findBrowser(), args: launchOptions.chromium.args ?? [] });
	visit = await browser.newPage();
	await visit.setViewport({ width: 1280, height: 800 });
});
test.afterEach(() => browser.close());

/** How the page that is shown was got, as the browser tells it. */
const arrival = () =>
	visit.evaluate(() => {
		const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
			activationStart: number;
			deliveryType: string;
		})[];
		return { path: location.pathname, ranAhead: Number(entry?.activationStart) > 0, how: entry?.deliveryType };
	});

/** What the browser gets ready from now on. A look at it by this means keeps pages from running ahead. */
async function watchPreloads(): Promise<Protocol.Preload.PrefetchStatusUpdatedEvent[]> {
	const events: Protocol.Preload.PrefetchStatusUpdatedEvent[] = [];
	const session = await visit.createCDPSession();
	session.on('Preload.prefetchStatusUpdated', (event) => events.push(event));
	await session.send('Preload.enable');
	return events;
}

test('A page runs before its link is followed, and all of it works', { tag: '@speculation' }, async ({ baseURL }) => {
	// The browser may find itself too busy to run a page ahead.
	await expect(async () => {
		await visit.goto(`${baseURL}/`);
		await visit.click('header nav a[href="/about"]', { delay: 500 });
		await expect.poll(arrival, { timeout: 2000 }).toMatchObject({ path: '/about', ranAhead: true });
	}).toPass();

	const isSuppressed = await visit.evaluate(
		() => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
	);
	expect(isSuppressed).toBe(true);

	// At once: the page before is still fading away over this one.
	await visit.click('summary');
	await visit.waitForSelector('details[open]');
	await visit.type('footer input[type=email]', 'reader@example.org');
	await visit.click('footer form button');
	await visit.waitForSelector(`footer ::-p-text(${answers.done})`);
});

for (const [what, page, link] of [
	['A post is fetched before its card is followed, and does not run', '/blog', '.blog-grid a'],
	['Where no page may run ahead, it is fetched at least', '/', 'header nav a[href="/portfolio"]'],
] as const) {
	test(what, { tag: '@speculation' }, async ({ baseURL }) => {
		await visit.goto(`${baseURL}${page}`);
		await visit.waitForSelector(link);
		const path = await visit.$eval(link, (found) => (found instanceof HTMLAnchorElement ? found.pathname : ''));
		const preloads = await watchPreloads();
		await visit.hover(link);
		await expect.poll(() => preloads.map(({ status }) => status)).toContain('Ready');
		await visit.click(link);
		await expect.poll(arrival).toEqual({ path, ranAhead: false, how: 'navigational-prefetch' });
	});
}

test(
	'An address that forwards is left alone until its link is followed',
	{ tag: '@speculation' },
	async ({ baseURL }) => {
		await visit.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true });
		await visit.goto(`${baseURL}/`);
		const preloads = await watchPreloads();
		const early = () => preloads.map(({ key }) => new URL(key.url).pathname);
		await visit.click('[popovertarget]');
		for (const link of ['.site-menu a[href="/solutions"]', '.site-menu a[href="/portfolio"]']) {
			const element = await visit.waitForSelector(link);
			const box = await element?.boundingBox();
			const touch = await visit.touchscreen.touchStart((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
			await touch.move(0, 0);
			await touch.end();
		}
		await expect.poll(early).toContain('/portfolio');
		expect(early()).not.toContain('/solutions');
	},
);
