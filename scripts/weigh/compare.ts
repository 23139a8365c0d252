import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { variants } from '../lib/variants.ts';
import { siteEnvironment } from '../lib/build.ts';
import { runTool } from '../lib/process.ts';
import { root } from '../lib/root.ts';
import { inLanes } from './lanes.ts';
import { hiddenPaths, sitemapPaths } from './pages.ts';
import type { Sites } from './sites.ts';
import { number, table } from './table.ts';
import { firstLoad, startVisit } from './visit.ts';
import { bytesOf, ofKind } from './weight.ts';

const sources = ['src', 'content', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];

/** The directives that Astro's own take the place of. */
const OWN = /client:(?:intent|near)\b/g;

/** Builds the same site with another directive on its islands. @returns the built folder. */
async function buildWith(directive: 'client:load' | 'client:visible'): Promise<string> {
	const copy = join(root, '.local', `compare-${directive.slice('client:'.length)}`);
	const folder = join(copy, 'dist');
	for (const source of [...sources, 'dist']) await rm(join(copy, source), { recursive: true, force: true });
	await mkdir(copy, { recursive: true });
	for (const source of sources) await cp(join(root, source), join(copy, source), { recursive: true });
	for (const file of await readdir(join(copy, 'src'), { recursive: true })) {
		if (!file.endsWith('.astro')) continue;
		const path = join(copy, 'src', file);
		const text = await readFile(path, 'utf8');
		await writeFile(path, text.replace(OWN, directive));
	}
	const env = siteEnvironment(variants.static.settings);
	const { ok, output } = await runTool('astro', ['build', '--root', relative(root, copy)], { env });
	if (!ok) throw new Error(`${output}\nThe build with ${directive} failed; see above.`);
	return folder;
}

/** Scrolls through a page as a reader does, one screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
			scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
}

/** Bytes of scripts at load, of scripts once the page was read to its end, and of the whole first load. */
type Figures = readonly [atLoad: number, atEnd: number, whole: number];

async function figuresOf({ browser }: Sites, origin: string, path: string): Promise<Figures> {
	const visit = await startVisit(browser, origin);
	const { files } = await firstLoad(visit, () => visit.page.goto(path));
	await scrollThrough(visit.page);
	await visit.traffic.quiet();
	await visit.context.close();
	return [bytesOf(ofKind(files, 'script')), bytesOf(ofKind(visit.traffic.loaded, 'script')), bytesOf(files)];
}

/** What ours is of theirs, such as `0.25`; nothing where there is nothing to compare. */
export const ratio = (ours: number, theirs: number): string => (theirs === 0 ? '-' : (ours / theirs).toFixed(2));

/**
 * Weighs the site against itself with `client:load` and with `client:visible` in the place of its own directives;
 * everything else is the same, the way in which scripts are parted included.
 * @returns one table for each figure.
 */
export async function comparison(sites: Sites): Promise<string> {
	const origins = [sites.plain, await sites.serve(await buildWith('client:load'))];
	origins.push(await sites.serve(await buildWith('client:visible')));
	const paths = [...new Set([...(await sitemapPaths(sites.folder)), ...hiddenPaths])];
	const found = await inLanes(paths, 2, async (path) => {
		const figures: Figures[] = [];
		for (const origin of origins) figures.push(await figuresOf(sites, origin, path));
		return { path, figures };
	});
	const titles = ['Scripts at load', 'Scripts after reading to the end', 'Whole first load'];
	const tables = titles.map((title, index) => {
		const rows = found.map(({ path, figures }) => {
			const [ours = 0, load = 0, visible = 0] = figures.map((figure) => figure[index] ?? 0);
			return [path, ...[ours, load, visible].map(number), ratio(ours, load), ratio(ours, visible)];
		});
		const head = [title, 'this\nsite', 'client:\nload', 'client:\nvisible', 'ratio\nto load', 'ratio\nto visible'];
		return table(head, rows);
	});
	return tables.join('\n\n');
}
