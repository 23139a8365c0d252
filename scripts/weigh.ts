// npm run weigh: what each page of the sitemap weighs on a phone; fails where a page is over budget. Sizes are bytes after
// brotli at its best quality, as hosts have that compress ahead. `-- /about /blog` takes only these pages.
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from '@playwright/test';
import { load } from 'cheerio';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { variants } from './lib/variants.ts';

/** Ten packets: what a server sends before it hears from the browser again. */
const FLIGHT = 14_600;

/** The limits of a page; those of single pages, by their path, come on top. */
const budgets = {
	document: 20_000,
	inlineScripts: 2_800,
	/** Before a visitor reaches for anything. */
	scripts: 0,
	scriptsAfterTap: 65_000,
	scriptsOfCarousels: 95_000,
	fonts: 29_200,
	fontFiles: 2,
	firstLoad: 157_500,
	shift: 0.02,
	/** Of scripts, styles, fonts and data; a post may show a picture from anywhere. */
	requestsElsewhere: 0,
};
type Figures = { [Name in keyof typeof budgets]: number };
const exceptions: Readonly<Record<string, Partial<Figures>>> = {
	// The list is fetched by a script, and pictures come with it.
	'/blog': { scripts: 91_000, firstLoad: 315_000 },
	'/blog/newer-than-the-build': { scripts: 105_000, firstLoad: 315_000 },
	'/portfolio': { firstLoad: 315_000 },
	'/landing-page': { firstLoad: 315_000 },
};

/** Pages outside the sitemap: the fallback screen, and a post that neither build nor list knows. */
const besides = ['/nowhere', '/blog/newer-than-the-build'];

const compress = (content: Buffer | string): Buffer =>
	brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

interface File {
	url: string;
	type: string;
	bytes: number;
}

const sizes = new Map<string, number>();

/** The size of an answer on its way; pictures and fonts are compressed already. */
async function fileOf(response: Response): Promise<File> {
	const url = response.url();
	const type = response.request().resourceType();
	const body = await response.body().catch(() => Buffer.alloc(0));
	const bytes = sizes.get(url) ?? (['image', 'font'].includes(type) ? body.length : compress(body).length);
	sizes.set(url, bytes);
	return { url, type, bytes };
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** A page in a browser with an empty cache, and what it has fetched so far. */
async function open(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext({
		...phone,
		baseURL,
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		...options,
	});
	const page = await context.newPage();
	const files: Promise<File>[] = [];
	let pending = 0;
	let last = performance.now();
	const end = (): void => {
		pending -= 1;
		last = performance.now();
	};
	page
		.on('request', () => (pending += 1))
		.on('requestfinished', end)
		.on('requestfailed', end);
	page.on('response', (response) => files.push(fileOf(response)));
	/** Waits until nothing has come for a while: what waits for an idle moment is part of the load. */
	const rest = async (): Promise<File[]> => {
		last = performance.now();
		for (const start = last; pending > 0 || performance.now() - last < 400; await sleep(20)) {
			if (performance.now() - start > 20_000) throw new Error(`${page.url()} never comes to rest.`);
		}
		return Promise.all(files);
	};
	return { context, page, rest };
}

const bytesOf = (files: readonly File[], type?: string): number =>
	files.reduce((total, file) => total + (type === undefined || file.type === type ? file.bytes : 0), 0);

/** Loads a page as on a mobile network, where it is drawn before its scripts and fonts come. */
async function firstLoad(page: Page, path: string, rest: () => Promise<File[]>) {
	const session = await page.context().newCDPSession(page);
	const network = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send('Network.emulateNetworkConditions', network);
	let shift = 0;
	session.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails: found } }) => {
		if (found && !found.hadRecentInput) shift += found.value;
	});
	await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
	// Texts are drawn in their stand-in first, however near the host is.
	await page.route('**/*.woff2', async (route) => {
		await sleep(300);
		await route.continue();
	});
	const response = await page.goto(path);
	const files = await rest();
	return { html: (await response?.text()) ?? '', files, shift: Math.round(shift * 100) / 100 };
}

const isScript = (type = ''): boolean => !/json|speculationrules/.test(type);

function inlineScripts(html: string): number {
	const $ = load(html);
	const scripts = $('script:not([src])').filter((_, script) => isScript($(script).attr('type')));
	return scripts.length === 0 ? 0 : compress(scripts.text()).length;
}

/** The scripts that a page has fetched once a visitor has done something; none where there is nothing to do it to. */
async function scriptsAfter(page: Page, rest: () => Promise<File[]>, selector: string): Promise<number> {
	const targets = await page.locator(selector).filter({ visible: true }).all();
	if (targets.length === 0) return 0;
	for (const target of targets) await target.scrollIntoViewIfNeeded();
	if (!selector.includes('Carousel')) await targets.at(-1)?.tap();
	return bytesOf(await rest(), 'script');
}

/** Whether all styles and everything of the first screen come in the first flight: the stream is cut there and drawn. */
async function firstScreenFault(
	browser: Browser,
	origin: string,
	path: string,
	html: string,
): Promise<string | undefined> {
	const stream = compress(html);
	if (stream.length <= FLIGHT) return undefined;
	const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
	const first = brotliDecompressSync(stream.subarray(0, FLIGHT), flush).toString();
	if (html.lastIndexOf('</style>') > first.length) return 'styles come after the first flight';
	const draw = async (body: string): Promise<Buffer> => {
		const still = { javaScriptEnabled: false, reducedMotion: 'reduce', bypassCSP: true } as const;
		const { context, page } = await open(browser, origin, still);
		// Pictures are files of their own; some move.
		await page.route('**/*', (route) =>
			route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
		);
		await page.route(path, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
		await page.goto(path);
		const picture = await page.screenshot();
		await context.close();
		return picture;
	};
	const isSame = (await draw(html)).equals(await draw(first));
	return isSame ? undefined : 'the first screen is not whole after the first flight';
}

interface Weight {
	path: string;
	figures: Figures;
	faults: string[];
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
	const { context, page, rest } = await open(browser, origin);
	const { html, files, shift } = await firstLoad(page, path, rest);
	const isElsewhere = ({ url, type }: File): boolean => !url.startsWith(origin) && type !== 'image';
	const figures: Figures = {
		document: bytesOf(files, 'document'),
		inlineScripts: inlineScripts(html),
		scripts: bytesOf(files, 'script'),
		fonts: bytesOf(files, 'font'),
		fontFiles: files.filter(({ type }) => type === 'font').length,
		firstLoad: bytesOf(files),
		shift,
		requestsElsewhere: files.filter(isElsewhere).length,
		scriptsAfterTap: await scriptsAfter(page, rest, 'astro-island summary, astro-island [role=tab]'),
		scriptsOfCarousels: await scriptsAfter(page, rest, 'astro-island[component-export$=Carousel] [data-island]'),
	};
	// Arial, Roboto or Liberation Sans; a machine without them has a stand-in of another shape.
	const hasUsualFont = await page.evaluate(() =>
		document.fonts.load('16px Texts').then(
			() => true,
			() => false,
		),
	);
	await context.close();
	const limits = { ...budgets, ...(hasUsualFont ? {} : { shift: 0.05 }), ...exceptions[path] };
	const over = (Object.keys(budgets) as (keyof Figures)[])
		.filter((name) => figures[name] > limits[name])
		.map((name) => `${name} ${figures[name]}, budget ${limits[name]}`);
	const fault = await firstScreenFault(browser, origin, path, html);
	return { path, figures, faults: fault === undefined ? over : [...over, fault] };
}

try {
	const { name } = variants.static;
	const { state, output } = await buildSite(variants.static);
	if (state === 'failed') throw new Error(output);
	const { origin, close } = await serveFolder({ folder: buildFolder(name), port: 0 });
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	const named = process.argv.slice(2);
	const paths = named.length > 0 ? named : [...(await sitemapPaths(buildFolder(name))), ...besides];
	const weights: Weight[] = [];
	const waiting = [...paths];
	const lane = async (): Promise<void> => {
		for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
			weights.push(await weigh(browser, origin, path));
	};
	await Promise.all(Array.from({ length: availableParallelism() }, lane));
	await browser.close();
	await close();
	weights.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
	console.table(Object.fromEntries(weights.map(({ path, figures }) => [path, figures])));
	const faults = weights.flatMap(({ path, faults: own }) => own.map((fault) => `${path}: ${fault}`));
	console.log(faults.length === 0 ? 'Every page is within its budgets.' : `Over budget:\n${faults.join('\n')}`);
	process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
}
