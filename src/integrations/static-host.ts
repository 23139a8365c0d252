import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';
import { keepOwnHashes } from '../lib/security-policy.ts';

let config: AstroConfig;

/** Pages that hosts look up by file name. */
const SINGLE = ['index.html', '404.html', 'late-post.html'];

/**
 * Makes pages load the files of islands with `client:load` at once: React, the island, and what they import. Typefaces and
 * pictures go before them. Each page keeps only its own hashes.
 */
function finishPages(root: string): void {
	for (const page of globSync('**/*.html', { cwd: root })) {
		const html = keepOwnHashes(readFileSync(join(root, page), 'utf8'));
		const islands = html.matchAll(/component-url="([^"]+)"[^]*?renderer-url="([^"]+)"[^]*?client="(\w+)"/g);
		const urls = new Set(Array.from(islands, ([, ...found]) => (found[2] === 'load' ? found.slice(0, 2) : [])).flat());
		// The loop also visits the addresses that it adds.
		for (const url of urls) {
			const code = readFileSync(join(root, url.slice(config.base.replace(/\/$/, '').length)), 'utf8');
			for (const [, file = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g))
				urls.add(url.replace(/[^/]*$/, file));
		}
		const links = Array.from(urls, (url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`).join('');
		writeFileSync(join(root, page), html.replace('</head>', `${links}</head>`));
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
	const path = new URL(item.url).pathname.slice(config.base.replace(/\/$/, '').length);
	if (!/^\/blog\/[^/]+$/.test(path)) return item;
	const html = readFileSync(join(fileURLToPath(config.outDir), `${path}.html`), 'utf8');
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
