import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { record } from '#lib/content.ts';
import { editingConfig } from './config.ts';
import { backendOf, editRepository } from './repository.ts';

/** Sveltia CMS as its package delivers it: a module in `npm` with its fonts and parts, and its translations. */
const SVELTIA = resolve('node_modules/@sveltia/cms');

const TYPES: Readonly<Record<string, string>> = {
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
	'.png': 'image/png',
};

export const getStaticPaths = (() => {
	const filesIn = (folder: string): string[] =>
		readdirSync(join(SVELTIA, folder), { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) in TYPES);
	const translations = filesIn('locales').map((file) => `locales/${file.replace('.json', '.js')}`);
	const files = ['config.json', ...filesIn('npm'), ...translations];
	return files.map((file) => ({ params: { file: file.replaceAll('\\', '/') } }));
}) satisfies GetStaticPaths;

/** What the page changes in Sveltia CMS's module. */
const CHANGES: readonly [part: RegExp, change: string][] = [
	// Its translations are JSON, which only bundlers can import.
	[/`\.\.\/locales\/([\w-]+)\.json`/g, '`./locales/$1.js`'],
	// It finds the folder of a picture by the name of its field alone, so that logos would lie with the slides.
	[/`componentName`in (\w)\?(?=\w\.componentName===)/, '$1.componentName?'],
];

async function configuration(): Promise<string> {
	const { hours } = await record('site');
	const base = import.meta.env.BASE_URL.replace(/\/$/, '');
	return JSON.stringify(editingConfig(backendOf(editRepository()), base, hours.timeZone));
}

async function contentOf(file: string): Promise<string | Uint8Array<ArrayBuffer>> {
	if (file === 'config.json') return configuration();
	if (file.startsWith('locales/'))
		return `export default ${await readFile(join(SVELTIA, file.replace('.js', '.json')), 'utf8')}`;
	const content = await readFile(join(SVELTIA, 'npm', file));
	if (file !== 'index.js') return new Uint8Array(content);
	return CHANGES.reduce((code, [part, change]) => {
		if (code.search(part) !== -1) return code.replace(part, change);
		throw new Error(`Sveltia CMS no longer has ${String(part)}. Look at CHANGES in src/editing/files.ts.`);
	}, content.toString());
}

/** The files of the editing page: its configuration, and Sveltia CMS. */
export const GET: APIRoute = async ({ params: { file = '' } }) =>
	new Response(await contentOf(file), { headers: { 'content-type': TYPES[extname(file)] ?? '' } });
