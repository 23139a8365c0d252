import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { finishedPages } from './finished-pages.ts';
import { ruleFiles } from '../lib/build/hosting/rule-files.ts';
import { inlineHash } from '../lib/build/hosting/policy.ts';
import { runHook } from '../testing/run-astro.ts';

/** Runs the integration on a folder with these built files, and returns all files that the folder then contains. */
async function finished(files: Record<string, string>): Promise<Record<string, string>> {
	const root = await makeFolder(files);
	const integration = finishedPages({ editRepository: undefined });
	await runHook(integration, 'astro:config:done', { config: { base: '/website' } });
	await runHook(integration, 'astro:build:done', { dir: pathToFileURL(`${root}/`) });
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	return Object.fromEntries(
		await Promise.all(names.map(async (name) => [name.slice(root.length + 1), await readFile(name, 'utf8')] as const)),
	);
}

it('removes what Astro has no setting for: the style for islands, their ids, and hashes of other pages', async () => {
	const policy = (...hashes: string[]) =>
		`<meta http-equiv="content-security-policy" content="style-src${hashes.map((hash) => ` '${hash}'`).join('')}">`;
	const body = '<p uid="a"></p><astro-island prefix="r1"></astro-island><astro-island ssr></astro-island>';
	const own = inlineHash('p{}');
	const files = await finished({
		'index.html':
			`${policy(inlineHash('a{}'), own)}<style>p{}</style><style>astro-island,astro-slot{display:contents}</style>` +
			body.replace(/-island /, '-island uid="1gBj7l" ').replace('ssr', 'uid="Z2hxiuO" ssr'),
	});
	expect(files['index.html']).toBe(`${policy(own)}<style>p{}</style>${body}`);
});

it('copies each page to a folder of the same name, except pages that servers look up by file name', async () => {
	const names = ['index', '404', 'late-post', 'Industries', 'services/pots'].map((name) => `${name}.html`);
	const files = await finished(Object.fromEntries(names.map((name) => [name, `made from ${name}`])));
	const rules = ruleFiles('/website');
	const copies = {
		'Industries/index.html': 'made from Industries.html',
		'services/pots/index.html': 'made from services/pots.html',
	};
	expect(files).toEqual({
		...Object.fromEntries(names.map((name) => [name, `made from ${name}`])),
		...copies,
		...rules,
	});
});
