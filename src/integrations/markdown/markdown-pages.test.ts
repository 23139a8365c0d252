// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { markdownPages } from './markdown-pages.ts';
import { pageOf } from './testing/page.ts';
import { runDone } from '../testing/run-integration.ts';

it('writes the Markdown of a page beside it, and none for a page that announces none', async () => {
	const root = await mkdtemp(join(tmpdir(), 'built-'));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, 'services'));
	await writeFile(join(root, 'services/seo.html'), pageOf('<h1>Search</h1>'));
	await writeFile(join(root, '404.html'), pageOf('<h1>Lost</h1>', '<title>Lost</title>'));
	await runDone(markdownPages(), pathToFileURL(`${root}/`));
	expect(await readFile(join(root, 'services/seo.md'), 'utf8')).toMatch(/\n# Search\n$/);
	expect((await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md'))).toEqual([
		'services/seo.md',
	]);
});
