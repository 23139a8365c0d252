import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { checkOldAddresses, checkTargets, readRedirects, REDIRECTS_FILE } from '../lib/redirects.ts';
import { href } from '../lib/urls.ts';

/**
 * Makes Astro's redirects, and the file `_redirects` for Netlify and Cloudflare Pages, from `content/redirects.yaml`.
 * Astro adds the sub-path only to the old address.
 */
export function redirects(): AstroIntegration {
	const list = readRedirects();
	let prefix = '';
	return {
		name: 'redirects',
		hooks: {
			'astro:config:setup': ({ config, updateConfig, addWatchFile }) => {
				prefix = config.base.replace(/\/$/, '');
				addWatchFile(new URL(REDIRECTS_FILE, config.root));
				updateConfig({ redirects: Object.fromEntries(list.map(({ from, to }) => [from, href(to, prefix)])) });
			},
			'astro:routes:resolved': ({ routes }) => {
				const pages = routes.flatMap(({ type, pathname = '' }) => (type === 'page' ? pathname : []));
				checkOldAddresses(list, pages);
			},
			'astro:build:done': ({ dir, pages }) => {
				const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
				checkOldAddresses(list, paths);
				checkTargets(list, paths);
				// A page for `/industries` would replace `Industries.html` on disks that ignore case.
				const rules = [...list, { from: '/industries', to: '/Industries' }];
				const lines = rules.map(({ from, to }) => `${prefix}${from} ${href(to, prefix)} 301\n`);
				writeFileSync(new URL('_redirects', dir), lines.join(''));
			},
		},
	};
}
