import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDone } from '../testing/run-integration.ts';
import { stockServerFiles } from './stock-server-files.ts';

let root: string;

async function write(name: string): Promise<void> {
	await mkdir(dirname(join(root, name)), { recursive: true });
	await writeFile(join(root, name), `made from ${name}`);
}

/** The HTML files that lie there after the build and did not before. */
async function addedTo(...names: string[]): Promise<string[]> {
	await Promise.all(names.map(write));
	await runDone(stockServerFiles(), pathToFileURL(`${root}/`));
	const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
	return files.filter((file) => !names.includes(file)).sort();
}

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'built-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('stockServerFiles', () => {
	it('lays the page of each path into a folder of that name', async () => {
		const added = await addedTo(
			'about.html',
			'Industries.html',
			'services.html',
			'services/seo.html',
			'blog/archive/2.html',
		);
		expect(added).toEqual([
			'Industries/index.html',
			'about/index.html',
			'blog/archive/2/index.html',
			'services/index.html',
			'services/seo/index.html',
		]);
		expect(await readFile(join(root, 'services/seo/index.html'), 'utf8')).toBe('made from services/seo.html');
	});

	it('leaves alone what servers look for by its exact name', async () => {
		expect(await addedTo('index.html', '404.html', 'post-shell.html', 'about/index.html')).toEqual([]);
	});

	it('leaves other files alone', async () => {
		await addedTo('robots.txt', '_astro/page.css', 'api/blogs/allblogs');
		expect((await readdir(root)).sort()).toEqual(['_astro', 'api', 'robots.txt']);
	});
});
