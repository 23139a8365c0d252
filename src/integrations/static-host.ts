import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';

let config: AstroConfig;

/** Where `src/pages/blog/changes.json.ts` says when each post last changed. */
const changesFile = () => join(fileURLToPath(config.outDir), 'blog/changes.json');
let changes: Record<string, string> | undefined;

/** Adds to a post's entry in the sitemap when the post last changed. */
export function withLastChange(item: SitemapItem): SitemapItem {
	changes ??= JSON.parse(readFileSync(changesFile(), 'utf8')) as Record<string, string>;
	const lastmod = changes[item.url];
	return lastmod === undefined ? item : { ...item, lastmod };
}

/** Pages that hosts look up by file name, so that they need no copy. */
const SINGLE = ['index.html', '404.html', 'late-post.html'];

/** Copies pages such as `about.html` to `about/index.html`, where simple servers look for `/about`. */
export const staticHost = (): AstroIntegration => ({
	name: 'static-host',
	hooks: {
		'astro:config:done': (done) => void ({ config } = done),
		'astro:build:done': ({ dir }) => {
			const root = fileURLToPath(dir);
			rmSync(changesFile());
			for (const page of globSync('**/*.html', { cwd: root }).filter((name) => !SINGLE.includes(name))) {
				const copy = join(root, page.replace(/\.html$/, ''), 'index.html');
				mkdirSync(dirname(copy), { recursive: true });
				copyFileSync(join(root, page), copy);
			}
		},
	},
});
