import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { runHook } from '../testing/run-integration.ts';
import { blockPages } from './block-pages.ts';

let root: string;
const warn = vi.fn();
const page = stringify({
	head: { title: 'A title of thirty characters or more', description: 'Words '.repeat(20) },
	breadcrumb: 'Words',
	hero: { title: 'Words', lead: 'Words' },
	blocks: [{ kind: 'statement', title: 'Words' }],
});

/** The addresses of the pages that a command makes. */
async function routes(command: 'build' | 'dev'): Promise<string[]> {
	const injectRoute = vi.fn<(route: { pattern: string }) => void>();
	const config = { root: pathToFileURL(`${root}/`) };
	const createCodegenDir = () => pathToFileURL(join(root, 'modules/'));
	await runHook(blockPages(), 'astro:config:setup', {
		config,
		command,
		injectRoute,
		createCodegenDir,
		logger: { warn },
	});
	return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'pages-'));
	await mkdir(join(root, 'modules'));
	await mkdir(join(root, 'content/pages'), { recursive: true });
	for (const name of ['prices.yaml', 'hours.yaml', 'about.yaml'])
		await writeFile(join(root, 'content/pages', name), page);
});
afterEach(async () => {
	warn.mockClear();
	await rm(root, { recursive: true });
});

it('makes a page of each file that no page with a layout of its own has', async () => {
	expect(await routes('build')).toEqual(['/hours', '/prices']);
	expect(await readdir(join(root, 'modules'))).toEqual(['pages-hours.astro', 'pages-prices.astro']);
});

it('says that a page is gone from which nothing leads on', async () => {
	await routes('build');
	await rm(join(root, 'content/pages/hours.yaml'));
	await rm(join(root, 'content/pages/prices.yaml'));
	await writeFile(join(root, 'content/redirects.yaml'), '- { from: /prices, to: /about }\n');
	expect(await routes('build')).toEqual([]);
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/hours was a page before\./));
});

it('serves whatever pages there are while they are written', async () => {
	expect(await routes('dev')).toEqual(['/services/[page]', '/[page]']);
});
