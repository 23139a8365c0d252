import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';
import { keepOwnHashes } from '#lib/security-policy.ts';

let config: AstroConfig;

/** Adds to a post's entry in the sitemap when the post last changed, as its page says. */
export function withLastChange(item: SitemapItem): SitemapItem {
	const { pathname } = new URL(item.url);
	const [file] = /\/blog\/[^/]+$/.exec(pathname) ?? [];
	const html = file ? readFileSync(join(fileURLToPath(config.outDir), `${file}.html`), 'utf8') : '';
	const lastmod = /"article:modified_time" content="([^"]+)"/.exec(html)?.[1];
	return lastmod === undefined ? item : { ...item, lastmod };
}

/** Pages that hosts look up by file name, so that they need no copy. */
const SINGLE = ['index.html', '404.html', 'late-post.html'];

/**
 * Finishes the built pages: only a page's own hashes in its policy, and a copy of pages such as `about.html` in
 * `about/index.html`, where simple servers look for `/about`.
 */
export const staticHost = (): AstroIntegration => ({
	name: 'static-host',
	hooks: {
		'astro:config:done': (done) => void ({ config } = done),
		'astro:build:done': ({ dir }) => {
			const root = fileURLToPath(dir);
			for (const page of globSync('**/*.html', { cwd: root })) {
				const html = keepOwnHashes(readFileSync(join(root, page), 'utf8'));
				const copy = SINGLE.includes(page) ? [] : [join(page.replace(/\.html$/, ''), 'index.html')];
				for (const file of [page, ...copy].map((name) => join(root, name))) {
					mkdirSync(dirname(file), { recursive: true });
					writeFileSync(file, html);
				}
			}
		},
	},
});
