import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';
import { bundlePage, factsOf } from './bundle.ts';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
};

/** Serves the editing page on this machine. The page is bundled when it is first opened. */
function localPage(settings: BuildSettings): Connect.NextHandleFunction {
	const base = settings.base === '/' ? '' : settings.base;
	let files: ReturnType<typeof bundlePage> | undefined;
	async function contentOf(path: string, query: URLSearchParams): Promise<string | Uint8Array | undefined> {
		if (path === 'edit-page/facts.json') return JSON.stringify(factsOf(settings, true));
		// Returns the file's current content, so that the page can check it before overwriting the file.
		if (path === 'edit-page/now.json') {
			const file = query.get('file') ?? '';
			const isContent = /^content\/([\w-]+\/)?[\w-]+\.(yaml|md|html)$/.test(file) && existsSync(file);
			return JSON.stringify(isContent ? await readFile(file, 'utf8') : '');
		}
		files ??= bundlePage(undefined);
		return (await files).get(path === 'edit' ? 'edit.html' : path);
	}
	return (request, response, next) => {
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
		const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
		if (path !== 'edit' && !path.startsWith('edit-page/')) return next();
		contentOf(path, searchParams).then((content) => {
			if (content === undefined) return next();
			response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'application/octet-stream');
			response.setHeader('cache-control', 'no-store');
			response.end(content);
		}, next);
	};
}

/** Adds the editing page to a built site. @param folder the built site's folder. */
export async function writeEditingPage(settings: BuildSettings, folder: string): Promise<void> {
	const files = await bundlePage(settings.editRepository);
	files.set('edit-page/facts.json', JSON.stringify(factsOf(settings, false)));
	for (const [name, content] of files) {
		const file = join(folder, name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, content);
	}
}

/**
 * Adds the editing page at `/edit`. With `npm run dev`, the page edits the project's folder. In a build with
 * EDIT_REPOSITORY, the page edits that repository on its host.
 */
export function editingPage(settings: BuildSettings): AstroIntegration {
	return {
		name: 'editing-page',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(localPage(settings));
			},
			'astro:build:done': async ({ dir }) => {
				if (settings.editRepository) await writeEditingPage(settings, fileURLToPath(dir));
			},
		},
	};
}
