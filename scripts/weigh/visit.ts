import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { z } from 'zod';
import { Traffic } from './traffic.ts';
import type { Loaded, Shift } from './weight.ts';

/** A phone, as most visitors hold one. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

const shiftsSchema = z.array(z.object({ value: z.number(), elements: z.array(z.string()) }));

/** Runs in the page, before anything else: notes each shift of the layout that no visitor caused. */
function watchShifts(): void {
	const shifts: { value: number; elements: string[] }[] = [];
	Reflect.set(window, 'weighShifts', shifts);
	const describe = (node: unknown): string =>
		node instanceof Element ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">` : '(text)';
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (Reflect.get(entry, 'hadRecentInput')) continue;
			const sources: { node?: unknown }[] = Reflect.get(entry, 'sources') ?? [];
			shifts.push({ value: Reflect.get(entry, 'value'), elements: sources.map(({ node }) => describe(node)) });
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

/** A page in a browser that has seen nothing before. */
export interface Visit {
	context: BrowserContext;
	page: Page;
	traffic: Traffic;
}

/** Opens a phone's browser with an empty cache for a site. */
export async function startVisit(browser: Browser, origin: string): Promise<Visit> {
	const context = await browser.newContext({
		...phone,
		baseURL: origin,
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
	});
	await context.addInitScript(watchShifts);
	const page = await context.newPage();
	return { context, page, traffic: new Traffic(page, origin) };
}

/** What a load brought before anything was done. */
export interface FirstLoad {
	html: string;
	files: Loaded[];
	shifts: Shift[];
}

/** Loads a page and waits until it is at rest. @param load such as a `goto` or a `reload`. */
export async function firstLoad(visit: Visit, load: () => Promise<Response | null>): Promise<FirstLoad> {
	const { page, traffic } = visit;
	traffic.loaded = [];
	const response = await load();
	if (response === null) throw new Error(`${page.url()} gave no document.`);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await traffic.quiet();
	const blocking = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
			.map(({ name }) => name),
	);
	const blocks = new Set(blocking.map((url) => new URL(url).pathname));
	const files = traffic.loaded.map((file) => ({ ...file, isBlocking: blocks.has(file.url) }));
	const shifts = shiftsSchema.parse(await page.evaluate(() => Reflect.get(window, 'weighShifts')));
	return { html: await response.text(), files, shifts };
}
