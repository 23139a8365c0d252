import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadSettings } from '../lib/build/site/build-settings.ts';
import { record } from '../lib/content';
import { editingConfig } from './config.ts';
import { backendOf } from './repository.ts';

/** Sveltia CMS as its package delivers it: a module with the fonts and modules that it loads. */
const SVELTIA = resolve('node_modules/@sveltia/cms/npm');

const TYPES: Readonly<Record<string, string>> = {
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
	'.png': 'image/png',
};

export const getStaticPaths = (() => {
	const files = readdirSync(SVELTIA, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
	return ['config.json', ...files.filter((file) => extname(file) in TYPES)].map((file) => ({ params: { file } }));
}) satisfies GetStaticPaths;

async function configuration(): Promise<string> {
	const { editRepository, base } = loadSettings();
	const { hours } = await record('site');
	const backend = backendOf(editRepository);
	return JSON.stringify(editingConfig({ backend, base: base === '/' ? '' : base, timeZone: hours.timeZone }));
}

/** The files of the editing page: its configuration, and Sveltia CMS. */
export const GET: APIRoute = async ({ params: { file = '' } }) => {
	const content = file === 'config.json' ? await configuration() : new Uint8Array(await readFile(join(SVELTIA, file)));
	return new Response(content, { headers: { 'content-type': TYPES[extname(file)] ?? '' } });
};
