import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type PluginOption } from 'vite';
import { readContent } from '../lib/content/content-file.ts';
import { oneRecord } from '../schemas/collections.ts';
import { fontFile } from '../schemas/typefaces.ts';

/** A file of the page as a server sends it. */
export interface PageFile {
	type: string;
	content: string | Uint8Array<ArrayBuffer>;
}

const TYPES = {
	js: 'text/javascript',
	css: 'text/css',
	html: 'text/html; charset=utf-8',
	woff2: 'font/woff2',
} as const;

const html = (policy: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="${policy}">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="edit-page/fonts.css">
<link rel="stylesheet" href="edit-page/page.css">
<script type="module" src="edit-page/page.js"></script>
</head>
<body id="page"></body>
</html>
`;

/** The two typefaces of the site, with all their weights. */
async function fonts(): Promise<Record<string, PageFile>> {
	const { data } = readContent(oneRecord.typefaces);
	const { resolve } = createRequire(join(process.cwd(), 'package.json'));
	const faces = Object.entries(data ?? {}).map(async ([use, { family }]): Promise<[string, PageFile]> => {
		const content = new Uint8Array(await readFile(resolve(fontFile(family))));
		return [`edit-page/${use}.woff2`, { type: TYPES.woff2, content }];
	});
	const rules = Object.keys(data ?? {}).map(
		(use) => `@font-face{font-family:${use};src:url(${use}.woff2) format('woff2');font-weight:100 900}`,
	);
	return Object.fromEntries([
		...(await Promise.all(faces)),
		['edit-page/fonts.css', { type: TYPES.css, content: rules.join('\n') }],
	]);
}

/**
 * Builds the editing page: its files by their paths.
 * @param entry the program of the page, in `page/`.
 * @param sources what it may load beside its own files, as directives of its security policy.
 */
export async function bundlePage(
	entry: string,
	sources: { connect: string; frame: string },
	plugins: PluginOption[] = [],
): Promise<Map<string, PageFile>> {
	const { NODE_ENV } = process.env;
	const result = await build({
		root: join(import.meta.dirname, 'page'),
		configFile: false,
		logLevel: 'error',
		plugins: [tailwindcss(), ...plugins],
		// The folder of the project is no part of a path in the browser: String() is empty.
		define: { 'process.env.NODE_ENV': '"production"', 'process.cwd': 'String' },
		build: {
			write: false,
			modulePreload: false,
			cssCodeSplit: false,
			rolldownOptions: {
				input: join(import.meta.dirname, 'page', entry),
				output: {
					entryFileNames: 'edit-page/page.js',
					chunkFileNames: 'edit-page/[name].js',
					assetFileNames: 'edit-page/page.[ext]',
				},
			},
		},
	});
	// Vite has made this process a production one; a development server that it starts must not be.
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
	const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
	const files = outputs.map((file): [string, PageFile] => {
		const content = file.type === 'chunk' ? file.code : file.source;
		const isStyle = file.fileName.endsWith('.css');
		return [file.fileName, { type: isStyle ? TYPES.css : TYPES.js, content: String(content) }];
	});
	const policy = [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"font-src 'self'",
		'img-src blob: data:',
		`connect-src ${sources.connect}`,
		`frame-src ${sources.frame}`,
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	return new Map([
		['edit.html', { type: TYPES.html, content: html(policy) }],
		...files,
		...Object.entries(await fonts()),
	]);
}
