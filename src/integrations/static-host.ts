import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';
import { keepOwnHashes } from '../lib/security-policy.ts';

let config: AstroConfig;

/** Reads a built file. @param path its address on the site, with the sub-path. */
const read = (path: string): string =>
	readFileSync(join(fileURLToPath(config.outDir), path.slice(config.base.replace(/\/$/, '').length)), 'utf8');

/** Returns links that load the files of islands with `client:load`, and what those import, after typefaces and pictures. */
function preloadsOf(html: string): string {
	const islands = html.matchAll(/component-url="([^"]+)"[^]*?renderer-url="([^"]+)"[^]*?client="(\w+)"/g);
	const urls = new Set(
		[...islands].flatMap(([, island = '', react = '', when]) => (when === 'load' ? [island, react] : [])),
	);
	// The loop also visits the addresses that it adds.
	for (const url of urls)
		for (const [, file = ''] of read(url).matchAll(/\b(?:from|import)["'`]\.\/([^"'`]+)/g))
			urls.add(url.replace(/[^/]*$/, file));
	return [...urls].map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`).join('');
}

/** Adds to a post's entry in the sitemap when the post last changed, as its page says. */
export function withLastChange(item: SitemapItem): SitemapItem {
	const { pathname } = new URL(item.url);
	const html = /\/blog\/[^/]+$/.test(pathname) ? read(`${pathname}.html`) : '';
	const lastmod = /"article:modified_time" content="([^"]+)"/.exec(html)?.[1];
	return lastmod === undefined ? item : { ...item, lastmod };
}

/** Pages that hosts look up by file name, so that they need no copy. */
const SINGLE = ['index.html', '404.html', 'late-post.html'];

/**
 * Finishes the built pages: links to the files of islands, only a page's own hashes in its policy, and a copy of pages
 * such as `about.html` in `about/index.html`, where simple servers look for `/about`.
 */
export const staticHost = (): AstroIntegration => ({
	name: 'static-host',
	hooks: {
		'astro:config:done': (done) => void ({ config } = done),
		'astro:build:done': ({ dir }) => {
			const root = fileURLToPath(dir);
			for (const page of globSync('**/*.html', { cwd: root })) {
				const html = keepOwnHashes(readFileSync(join(root, page), 'utf8'));
				const finished = html.replace('</head>', `${preloadsOf(html)}</head>`);
				const copy = SINGLE.includes(page) ? [] : [join(page.replace(/\.html$/, ''), 'index.html')];
				for (const file of [page, ...copy].map((name) => join(root, name))) {
					mkdirSync(dirname(file), { recursive: true });
					writeFileSync(file, finished);
				}
			}
		},
	},
});
