// npm run weigh: what each page of the sitemap weighs on a phone; fails where a page is over budget. Sizes are bytes after
// brotli at its best quality, as hosts have that compress ahead. `-- /about /blog` takes only these pages,
// `-- --json FILE` writes the figures to a file, too.
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
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { variants } from './lib/variants.ts';

/** Ten packets: what a server sends before it hears from the browser again. */
const FLIGHT = 14_600;

/** The limits of a page; those of single pages, by their path, come on top. */
const budgets = {
	document: 20_000,
	inlineScripts: 3_050,
	/** Before a visitor reaches for anything. */
	scripts: 0,
	/** Once every part was scrolled to, and the last tab or question tapped. */
	scriptsAfterUse: 65_000,
	fonts: 29_200,
	firstLoad: 157_500,
	requests: 25,
	shift: 0.01,
};
type Figures = { [Name in keyof typeof budgets]: number };
const exceptions: Readonly<Record<string, Partial<Figures>>> = {
	// The list is fetched by a script, and pictures come with it; its search comes when a visitor reaches for it.
	'/blog': { scripts: 93_000, scriptsAfterUse: 99_000, firstLoad: 315_000 },
	'/blog/newer-than-the-build': { scripts: 105_500, scriptsAfterUse: 105_500, firstLoad: 315_000 },
	'/portfolio': { firstLoad: 315_000 },
	// Carousels.
	'/landing-page': { scriptsAfterUse: 95_000, firstLoad: 315_000 },
};

/** Pages outside the sitemap: the fallback screen, and a post that neither build nor list knows. */
const besides = ['/nowhere', '/blog/newer-than-the-build'];

const compress = (content: Buffer | string): Buffer =>
	brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

interface File {
	type: string;
	bytes: number;
}

const sizes = new Map<string, number>();

/** The size of an answer on its way; pictures and fonts are compressed already. */
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

/** A page in a browser with an empty cache; `rest` waits until nothing comes any more, and gives what has come. */
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
		// What waits for an idle moment is part of the load.
		for (; pending > 0 || performance.now() - last < 400; await sleep(20))
			if (performance.now() - start > 20_000) throw new Error(`${page.url()} never comes to rest.`);
		return Promise.all(files);
	};
	return { context, page, rest };
}

/** Counts what shifts on a page that is loaded as on a mobile network, where it is drawn before its scripts and fonts come. */
async function watchShifts(page: Page): Promise<() => number> {
	const session = await page.context().newCDPSession(page);
	const network = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send('Network.emulateNetworkConditions', network);
	let shift = 0;
	// Also what is said to follow an input: the size of the window, which was set a moment before, is taken for one.
	session.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: found } }) => {
		shift += found?.value ?? 0;
	});
	await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
	// Texts are drawn in their stand-in, however near the host is.
	await page.route('**/*.woff2', (route) => sleep(300).then(() => route.continue()));
	return () => Math.round(shift * 100) / 100;
}

function inlineScripts(html: string): number {
	const scripts = load(html)('script:not([src], [type*="json"], [type="speculationrules"])');
	return scripts.length === 0 ? 0 : compress(scripts.text()).length;
}

/** Does what wakes the parts of a page: looks at each, and taps the search and the last tab or question. */
async function use(page: Page): Promise<void> {
	for (const part of await page.locator('[data-island]').filter({ visible: true }).all())
		await part.scrollIntoViewIfNeeded();
	const choices = page.locator('astro-island :is([type=search], summary, [role=tab])').filter({ visible: true });
	if ((await choices.count()) > 0) await choices.last().tap();
}

/** Which elements of the first screen are not whole in what has come of a page; runs inside a browser. */
function missingOnScreen(cut: string): string[] {
	const come = [...new DOMParser().parseFromString(cut, 'text/html').querySelectorAll('body *')];
	return [...document.querySelectorAll('body *')].flatMap((element, index) => {
		const { top, bottom } = element.getBoundingClientRect();
		const isSeen = element.childElementCount === 0 && element.checkVisibility() && bottom > 0 && top < innerHeight;
		return isSeen && come[index]?.outerHTML !== element.outerHTML ? [element.outerHTML.slice(0, 120)] : [];
	});
}

/** Whether all styles and everything of the first screen come in the first flight: the stream is cut there. */
async function firstScreenFaults(browser: Browser, origin: string, path: string, html: string): Promise<string[]> {
	const stream = compress(html);
	if (stream.length <= FLIGHT) return [];
	const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
	const first = brotliDecompressSync(stream.subarray(0, FLIGHT), flush).toString();
	if (html.lastIndexOf('</style>') > first.length) return ['styles come after the first flight'];
	const { context, page } = await open(browser, origin, { javaScriptEnabled: false, bypassCSP: true });
	await page.goto(path);
	const missing = await page.evaluate(missingOnScreen, first);
	await context.close();
	return missing.map((element) => `on the first screen, but not in the first flight: ${element}`);
}

/** What a page weighs, and what of that is wrong. */
async function weigh(browser: Browser, origin: string, path: string): Promise<{ figures: Figures; faults: string[] }> {
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
	};
	await context.close();
	const limits: Figures = { ...budgets, ...exceptions[path] };
	const over = (Object.keys(budgets) as (keyof Figures)[]).filter((name) => figures[name] > limits[name]);
	const faults = over.map((name) => `${name} ${figures[name]}, budget ${limits[name]}`);
	return { figures, faults: [...faults, ...(await firstScreenFaults(browser, origin, path, html))] };
}

await buildSite(variants.delivered);
const folder = buildFolder(variants.delivered.name);
const { origin, close } = await serveFolder({ folder, port: 0 });
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	args: ['--no-sandbox', '--disable-gpu'],
});
const { values, positionals: named } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const paths = named.length > 0 ? named : [...(await sitemapPaths(folder)), ...besides];
const rows = new Map<string, Figures>();
const faults: string[] = [];
const waiting = [...paths];
const lane = async (): Promise<void> => {
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		const found = await weigh(browser, origin, path);
		rows.set(path, found.figures);
		faults.push(...found.faults.map((fault) => `${path}: ${fault}`));
	}
};
// A page mostly waits until nothing comes any more.
await Promise.all(Array.from({ length: availableParallelism() * 2 }, lane));
await browser.close();
await close();
const table = Object.fromEntries(paths.map((path) => [path, rows.get(path)]));
console.table(table);
if (values.json) await writeFile(values.json, JSON.stringify(table));
console.log(faults.length === 0 ? 'Every page is within its budgets.' : `Over budget:\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
