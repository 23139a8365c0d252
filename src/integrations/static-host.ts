import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';
import { keepOwnHashes } from '../lib/security-policy.ts';

let config: AstroConfig;

/** Returns the path of a built file. @param path its address on the site, with the sub-path. */
const fileAt = (path: string): string =>
	join(fileURLToPath(config.outDir), path.slice(config.base.replace(/\/$/, '').length));

/** Pages that hosts look up by file name. */
const SINGLE = ['index.html', '404.html', 'late-post.html'];

/**
 * Makes pages load the files of islands with `client:load`, and what those import, after typefaces and pictures. Each page
 * keeps only its own hashes.
 */
function finishPages(root: string): void {
	for (const page of globSync('**/*.html', { cwd: root })) {
		const html = keepOwnHashes(readFileSync(join(root, page), 'utf8'));
		const islands = html.matchAll(/component-url="([^"]+)"[^]*?renderer-url="([^"]+)"[^]*?client="(\w+)"/g);
		const urls = new Set(
			[...islands].flatMap(([, island = '', react = '', when]) => (when === 'load' ? [island, react] : [])),
		);
		// The loop also visits the addresses that it adds.
		for (const url of urls)
			for (const [, file = ''] of readFileSync(fileAt(url), 'utf8').matchAll(/\b(?:from|import)["'`]\.\/([^"'`]+)/g))
				urls.add(url.replace(/[^/]*$/, file));
		const links = [...urls].map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`);
		writeFileSync(join(root, page), html.replace('</head>', `${links.join('')}</head>`));
	}
}

/** Copies pages such as `about.html` to `about/index.html`, where simple servers look for `/about`. */
function copyPages(root: string): void {
	for (const page of globSync('**/*.html', { cwd: root, exclude: SINGLE })) {
		const copy = join(root, page.replace(/\.html$/, ''), 'index.html');
		mkdirSync(dirname(copy), { recursive: true });
		copyFileSync(join(root, page), copy);
	}
}

/** Adds to a post's entry in the sitemap when the post last changed, as its page says. */
export function withLastChange(item: SitemapItem): SitemapItem {
	const { pathname } = new URL(item.url);
	if (!/\/blog\/[^/]+$/.test(pathname)) return item;
	const html = readFileSync(fileAt(`${pathname}.html`), 'utf8');
	const lastmod = /"article:modified_time" content="([^"]+)"/.exec(html)?.[1];
	return lastmod === undefined ? item : { ...item, lastmod };
}

/** Adds to the built site links to the files of islands, and a second copy of each page, for simple servers. */
export function staticHost(): AstroIntegration {
	return {
		name: 'static-host',
		hooks: {
			'astro:config:done': (done) => {
				({ config } = done);
			},
			'astro:build:done': ({ dir }) => {
				const root = fileURLToPath(dir);
				finishPages(root);
				copyPages(root);
			},
		},
	};
}
