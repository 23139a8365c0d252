// npm run weigh: measures what each page in the sitemap loads on a phone, the page's height there, and how far a
// visitor scrolls between links or forms for contacting the agency. The command fails if a page exceeds a budget. Sizes
// are in bytes after brotli compression at the highest quality. `-- /about /blog` chooses pages, `-- --json FILE`
// writes the figures to a file.
import './lib/plain-errors.ts';
import { availableParallelism } from 'node:os';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from '@playwright/test';
import { load } from 'cheerio';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { readLayout, type PageLayout } from './lib/page-layout.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { variants } from './lib/variants.ts';

/** The size of ten packets, in bytes. A server sends this much before it waits for an acknowledgement. */
const FLIGHT = 14_600;

/** The limits for every page; `exceptions` changes some limits for individual pages. */
const budgets = {
	document: 14_600,
	/** Scripts of single pages, such as the project filter. */
	inlineScripts: 550,
	/** Scripts loaded before the visitor touches anything: the script that all pages share. */
	scripts: 1_300,
	/** Scripts loaded by the time the visitor has scrolled to every part and touched a form or the search. */
	scriptsAfterUse: 65_000,
	fonts: 29_200,
	firstLoad: 157_500,
	requests: 25,
	shift: 0.01,
	/** The height in CSS pixels; `footer` and `stretch` are in CSS pixels too. */
	height: Infinity,
	footer: 650,
	/** At most two screens without a way to contact us, on pages longer than three screens. */
	stretch: 2 * 844,
};
type Figures = { [Name in keyof typeof budgets]: number };
/** A page with islands also contains the script that starts them. */
const withIslands = { inlineScripts: 2_300 };
const exceptions: Readonly<Record<string, Partial<Figures>>> = {
	// A script loads the list and its pictures. The search loads when a visitor uses it.
	'/blog': { ...withIslands, scripts: 94_500, scriptsAfterUse: 100_500, firstLoad: 190_000 },
	'/': { document: 16_500, height: 6_500 },
	'/contactus': withIslands,
	'/ourprocess': { height: 7_000 },
	'/Industries': { height: 4_800 },
	// Visitors read these pages from top to bottom; the header's button stays visible.
	'/privacy': { stretch: Infinity },
	'/terms': { stretch: Infinity },
	'/blog/newer-than-the-build': { scripts: 107_000, scriptsAfterUse: 107_000, firstLoad: 315_000 },
	'/portfolio': { firstLoad: 315_000 },
	// Carousels.
	'/landing-page': { ...withIslands, scriptsAfterUse: 95_000, firstLoad: 315_000 },
	'/website-relaunch': withIslands,
	'/nowhere': withIslands,
};

/** Returns the limits of a page, which depend on its path and height. */
function limitsOf(path: string, height: number): Figures {
	const ofKind = {
		...(path.startsWith('/services/') && { height: 6_500 }),
		...(path.startsWith('/blog/') && { ...withIslands, document: 16_500 }),
		// Visitors read posts from top to bottom too.
		...((path.startsWith('/blog/') || height <= 3 * phone.viewport.height) && { stretch: Infinity }),
	};
	return { ...budgets, ...ofKind, ...exceptions[path] };
}

/** The fallback page, and a post that does not exist; the sitemap lists neither. */
const unlistedPages = ['/nowhere', '/blog/newer-than-the-build'];

const compress = (content: Buffer | string): Buffer =>
	brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

interface File {
	type: string;
	bytes: number;
}

const sizes = new Map<string, number>();

/** Returns the size of a response as transferred; pictures and fonts are already compressed. */
async function fileOf(response: Response): Promise<File> {
	const type = response.request().resourceType();
	const body = await response.body().catch(() => Buffer.alloc(0));
	const bytes = sizes.get(response.url()) ?? (/image|font/.test(type) ? body : compress(body)).length;
	sizes.set(response.url(), bytes);
	return { type, bytes };
}

const bytesOf = (files: readonly File[], wanted?: string): number =>
	files.reduce((total, { type, bytes }) => total + (wanted === undefined || type === wanted ? bytes : 0), 0);

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Opens a page with an empty cache. `rest` waits until all requests have finished, and returns the responses. */
async function open(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
	const zone = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
	const context = await browser.newContext({ ...phone, ...zone, baseURL, ...options });
	const page = await context.newPage();
	const files: Promise<File>[] = [];
	let pending = 0;
	let last = 0;
	const end = (): void => {
		pending -= 1;
		last = performance.now();
	};
	page.on('request', () => (pending += 1));
	page.on('requestfinished', end).on('requestfailed', end);
	page.on('response', (response) => files.push(fileOf(response)));
	const rest = async (): Promise<File[]> => {
		const start = (last = performance.now());
		// Work that starts when the page is idle counts as part of the load.
		for (; pending > 0 || performance.now() - last < 400; await sleep(20))
			if (performance.now() - start > 20_000) throw new Error(`${page.url()} is still loading after 20 seconds.`);
		return Promise.all(files);
	};
	return { context, page, rest };
}

/**
 * Adds up the layout shifts while a page loads. As on a mobile network, text appears before scripts and fonts arrive.
 */
async function watchShifts(page: Page): Promise<() => number> {
	const session = await page.context().newCDPSession(page);
	const network = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send('Network.emulateNetworkConditions', network);
	let shift = 0;
	// Also counts shifts that Chromium attributes to input, because Chromium mistakes setting the window size for input.
	session.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: found } }) => {
		shift += found?.value ?? 0;
	});
	await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
	// Delays fonts, so that text first appears in its fallback font.
	await page.route('**/*.woff2', (route) => sleep(300).then(() => route.continue()));
	return () => Math.round(shift * 100) / 100;
}

function inlineScripts(html: string): number {
	const scripts = load(html)('script:not([src], [type*="json"], [type="speculationrules"])');
	return scripts.length === 0 ? 0 : compress(scripts.text()).length;
}

/** Uses the islands of a page: scrolls to each of them, and taps the first field of the search or a form. */
async function use(page: Page): Promise<void> {
	for (const part of await page.locator('[data-island]').filter({ visible: true }).all())
		await part.scrollIntoViewIfNeeded();
	const fields = page.locator('astro-island :is(input, textarea)').filter({ visible: true });
	if ((await fields.count()) > 0) await fields.first().tap();
}

/**
 * Lists elements on the first screen that are missing or incomplete in the HTML received so far. Runs in the browser.
 */
function missingOnScreen(received: string): string[] {
	const come = [...new DOMParser().parseFromString(received, 'text/html').querySelectorAll('body *')];
	return [...document.querySelectorAll('body *')].flatMap((element, index) => {
		const { top, bottom } = element.getBoundingClientRect();
		const isSeen = element.childElementCount === 0 && element.checkVisibility() && bottom > 0 && top < innerHeight;
		return isSeen && come[index]?.outerHTML !== element.outerHTML ? [element.outerHTML.slice(0, 120)] : [];
	});
}

/** Checks that the first flight (the first ten packets) contains all styles and the whole first screen. */
async function firstScreenProblems(browser: Browser, origin: string, path: string, html: string): Promise<string[]> {
	const stream = compress(html);
	if (stream.length <= FLIGHT) return [];
	const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
	const first = brotliDecompressSync(stream.subarray(0, FLIGHT), flush).toString();
	if (html.lastIndexOf('</style>') > first.length) return ['styles come after the first flight'];
	const { context, page } = await open(browser, origin, { javaScriptEnabled: false, bypassCSP: true });
	await page.goto(path);
	const missing = await page.evaluate(missingOnScreen, first);
	await context.close();
	return missing.map((element) => `${element} is on the first screen, but not in the first flight.`);
}

/** Measures the layout of a page once its typefaces have loaded. */
async function layoutOf(page: Page, path: string): Promise<PageLayout> {
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
	return readLayout(page);
}

/** Measures a page, and lists the figures that exceed their budgets. */
async function weigh(
	browser: Browser,
	origin: string,
	path: string,
): Promise<{ figures: Figures; problems: string[] }> {
	const { context, page, rest } = await open(browser, origin);
	const shiftSoFar = await watchShifts(page);
	const html = (await (await page.goto(path))?.text()) ?? '';
	const files = await rest();
	const shift = shiftSoFar();
	await use(page);
	const figures: Figures = {
		document: bytesOf(files, 'document'),
		inlineScripts: inlineScripts(html),
		scripts: bytesOf(files, 'script'),
		scriptsAfterUse: bytesOf(await rest(), 'script'),
		fonts: bytesOf(files, 'font'),
		firstLoad: bytesOf(files),
		requests: files.length,
		shift,
		...(await layoutOf(page, path)),
	};
	await context.close();
	const limits = limitsOf(path, figures.height);
	const over = (Object.keys(budgets) as (keyof Figures)[]).filter((name) => figures[name] > limits[name]);
	const problems = over.map((name) => `${name} is ${figures[name]}, at most ${limits[name]}.`);
	return { figures, problems: [...problems, ...(await firstScreenProblems(browser, origin, path, html))] };
}

await buildSite(variants.delivered);
const folder = buildFolder(variants.delivered.name);
const { origin, close } = await serveFolder({ folder, port: 0 });
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	args: ['--no-sandbox', '--disable-gpu'],
});
const { values, positionals: named } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const paths = named.length > 0 ? named : [...(await sitemapPaths(folder)), ...unlistedPages];
const rows = new Map<string, Figures>();
const problems: string[] = [];
const waiting = [...paths];
const lane = async (): Promise<void> => {
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		const found = await weigh(browser, origin, path);
		rows.set(path, found.figures);
		problems.push(...found.problems.map((problem) => `${path}: ${problem}`));
	}
};
// Pages mostly wait for the network, so more pages can load at once than there are cores.
await Promise.all(Array.from({ length: availableParallelism() * 2 }, lane));
await browser.close();
await close();
const table = Object.fromEntries(paths.map((path) => [path, rows.get(path)]));
const names = Object.keys(budgets);
const ofLayout = ['height', 'footer', 'stretch'];
console.table(
	table,
	names.filter((name) => !ofLayout.includes(name)),
);
console.log('Pixels at a width of 390; stretch is the longest way without a link or form that leads to the agency:');
console.table(table, ofLayout);
if (values.json) await writeFile(values.json, JSON.stringify(table));
console.log(problems.length === 0 ? 'Every page is within its budgets.' : `Over budget:\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
