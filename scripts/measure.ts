// npm run measure: measures this site and writes the figures that /this-website shows to src/assets/measured.json. `--
// --check` measures again and fails if a figure is more than 5 % off. Measuring takes minutes and some figures depend
// on the machine, so npm test leaves it out.
import './lib/plain-errors.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { z } from 'zod';
import { measured, type Measured } from '../src/schemas/measured.ts';
import { root } from './bootstrap.mjs';
import { violationsOf, wcagTags } from './lib/axe.ts';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { median } from './lib/median.ts';
import { runTool } from './lib/process.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { variants } from './lib/variants.ts';

const FILE = join(root, 'src/assets/measured.json');

/**
 * Runs a measuring script and returns its figures.
 * @throws if the script wrote no figures.
 */
async function measure(script: string, args: readonly string[] = []): Promise<unknown> {
	const json = join(root, '.local', `measured-${script}.json`);
	console.log(`npm run ${script} ...`);
	await rm(json, { force: true });
	const { ok, output } = await runTool(join(root, 'scripts', `${script}.ts`), [...args, '--json', json]);
	// The figures are valid even if a page exceeds a budget. Only a missing file means that nothing was measured.
	if (!ok) console.log(output.split('\n').slice(-6).join('\n'));
	return JSON.parse(await readFile(json, 'utf8'));
}

/** Counts the violations of WCAG 2.2 AA that axe finds on the pages, in both colour schemes. */
async function countBarriers(paths: readonly string[]): Promise<number> {
	console.log('axe ...');
	const { origin, close } = await serveFolder({ folder: buildFolder(variants.delivered.name), port: 0 });
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
	let count = 0;
	for (const colorScheme of ['light', 'dark'] as const) {
		const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
		const page = await context.newPage();
		for (const path of paths) {
			await page.goto(origin + path, { waitUntil: 'networkidle' });
			const violations = await violationsOf(page, { runOnly: wcagTags });
			count += violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
		}
		await context.close();
	}
	await browser.close();
	await close();
	return count;
}

async function measureAll(): Promise<Measured> {
	await mkdir(join(root, '.local'), { recursive: true });
	await buildSite(variants.delivered);
	const paths = await sitemapPaths(buildFolder(variants.delivered.name));
	const tables = z.record(z.string(), z.record(z.string(), z.number()));
	const pages = Object.values(tables.parse(await measure('weigh', paths)));
	// The pages on which visits often begin, including one service page.
	const service = paths.find((path) => path.startsWith('/services/')) ?? '/services';
	const landing = ['/', service, '/portfolio', '/contactus', '/landing-page'];
	const audits = Object.values(tables.parse(await measure('lighthouse', landing)));
	const servers = z.array(z.string()).parse(await measure('hosts'));
	const weights = (name: string) => pages.map((page) => page[name] ?? Number.NaN);
	const lowest = (name: string) => Math.min(...audits.map((audit) => audit[name] ?? Number.NaN));
	const { stdout: commit } = await execa('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
	return {
		date: new Date().toISOString().slice(0, 10),
		commit,
		pages: paths.length,
		figures: {
			document: Math.max(...weights('document')),
			firstLoad: median(weights('firstLoad')),
			requests: median(weights('requests')),
			scripts: median(weights('scripts')),
			performance: lowest('performance'),
			accessibility: lowest('accessibility'),
			bestPractices: lowest('best-practices'),
			searchEngines: lowest('seo'),
			barriers: await countBarriers(paths),
			servers: servers.length,
		},
	};
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const found = measured.parse(await measureAll());
console.table(found.figures);
if (values.check) {
	const known = new Map(Object.entries(measured.parse(JSON.parse(await readFile(FILE, 'utf8'))).figures));
	const off = Object.entries(found.figures).flatMap(([name, now]) => {
		const before = known.get(name) ?? Number.NaN;
		return Math.abs(now - before) <= 0.05 * before ? [] : [`${name}: ${before} in the file, ${now} now`];
	});
	console.log(
		off.length === 0
			? 'Every figure on the page is still right to within 5 %.'
			: `More than 5 % off:\n${off.join('\n')}`,
	);
	process.exitCode = off.length === 0 ? 0 : 1;
} else {
	await writeFile(FILE, `${JSON.stringify(found, undefined, '\t')}\n`);
}
