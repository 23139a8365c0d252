import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { href } from '#lib/urls.ts';
import { oneRecord } from '#schemas/collections.ts';
import { checkRedirects, redirects as schema, REDIRECTS_FILE as FILE } from '#schemas/redirects.ts';

/**
 * Makes Astro's redirects, and the file `_redirects` for Netlify and Cloudflare Pages, from `content/redirects.yaml`.
 * Astro adds the sub-path only to the old address.
 */
export function redirects(): AstroIntegration {
	const { data, error } = schema.safeParse(parse(readFileSync(FILE, 'utf8')));
	const list = data?.items ?? [];
	// A build stops when it loads the content, but a development server that is running would say nothing.
	if (error) console.error(`${FILE} has a mistake:\n${z.prettifyError(error)}`);
	let base = '/';
	return {
		name: 'redirects',
		hooks: {
			'astro:config:setup': ({ config, updateConfig, addWatchFile }) => {
				({ base } = config);
				addWatchFile(new URL(FILE, config.root));
				updateConfig({ redirects: Object.fromEntries(list.map(({ from, to }) => [from, href(to, base)])) });
			},
			'astro:build:done': ({ dir, pages }) => {
				// Astro leaves out such a page if a redirect has its path.
				const own = Object.values(oneRecord).flatMap((one) => ('path' in one ? one.path : []));
				checkRedirects(list, [...own, ...pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)]);
				// A page for `/industries` would replace `Industries.html` on disks that ignore case.
				const rules = [...list, { from: '/industries', to: '/Industries' }];
				const lines = rules.map(({ from, to }) => `${href(from, base)} ${href(to, base)} 301\n`);
				writeFileSync(new URL('_redirects', dir), lines.join(''));
			},
		},
	};
}
