// npm run lighthouse: runs Lighthouse on every page in the sitemap, simulating a phone on a slow network, and takes the
// median of three runs. Lighthouse takes minutes and its timings depend on the machine, so npm test leaves it out. `--
// /about /blog` chooses pages, `-- --runs 1` makes only one run, `-- --json FILE` writes the figures to a file.
import './lib/plain-errors.ts';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { median } from './lib/median.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { variants } from './lib/variants.ts';

const { values, positionals } = parseArgs({
	options: { runs: { type: 'string', default: '3' }, json: { type: 'string' } },
	allowPositionals: true,
});

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Copies a build and compresses its text files, as hosts do. */
async function compressedCopy(folder: string): Promise<string> {
	const copy = buildFolder('lighthouse');
	await rm(copy, { recursive: true, force: true });
	await cp(folder, copy, { recursive: true });
	for (const name of await readdir(copy, { recursive: true })) {
		const file = join(copy, name);
		if (/\.(html|css|js|json|svg)$/.test(name)) await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
	}
	return copy;
}

/** Returns the scores (0 to 100) and the metrics, keyed by name. */
async function audit(url: string, port: number): Promise<Record<string, number>> {
	const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
	if (result === undefined || result.lhr.runtimeError)
		throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
	const { categories: scores, audits } = result.lhr;
	return Object.fromEntries([
		...categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
		...metrics.map((name) => [name, Math.round((audits[name]?.numericValue ?? Number.NaN) * 100) / 100]),
	]);
}

await buildSite(variants.delivered);
const folder = await compressedCopy(buildFolder(variants.delivered.name));
// Adds network latency. Without latency, fonts would arrive before the first paint, and Lighthouse would report that
// the fonts block the paint.
const site = await serveFolder({ folder, port: 0, latency: 40 });
const debugging = await getPort();
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${debugging}`],
});
const rows: Record<string, object> = {};
for (const path of positionals.length > 0 ? positionals : await sitemapPaths(folder)) {
	const audits: Record<string, number>[] = [];
	const run = () => audit(`${site.origin}${path}`, debugging);
	// Tries a second time, because Lighthouse can lose its trace on a busy machine.
	while (audits.length < Number(values.runs)) audits.push(await run().catch(run));
	const middle = (name: string) => [name, median(audits.map((found) => found[name] ?? Number.NaN))];
	rows[path] = Object.fromEntries([...categories, ...metrics].map(middle));
}
await browser.close();
await site.close();
console.table(rows);
if (values.json) await writeFile(values.json, JSON.stringify(rows));
