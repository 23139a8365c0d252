import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { attempt } from '#lib/attempt.ts';
import { href } from '#lib/urls.ts';
import { checkRedirects, redirects as schema, REDIRECTS_FILE as FILE } from '#schemas/redirects.ts';

/**
 * Makes Astro's redirects, and the file `_redirects` for Netlify and Cloudflare Pages, from `content/redirects.yaml`.
 * Astro adds the sub-path only to the old address.
 */
export function redirects(): AstroIntegration {
	// A build stops at a mistake when it loads the content.
	const read = () => schema.safeParse(parse(readFileSync(FILE, 'utf8'))).data?.items ?? [];
	const list = read();
	let base = '/';
	return {
		name: 'redirects',
		hooks: {
			'astro:config:setup': ({ command, config, updateConfig }) => {
				({ base } = config);
				if (command === 'dev') return;
				updateConfig({ redirects: Object.fromEntries(list.map(({ from, to }) => [from, href(to, base)])) });
			},
			// After a restart for new redirects, Astro's development server would no longer watch the content.
			'astro:server:setup': ({ server }) =>
				void server.middlewares.use((request, response, next) => {
					const to = attempt(read)?.find(({ from }) => href(from, base) === request.url)?.to;
					if (to) response.writeHead(301, { location: href(to, base) }).end();
					else next();
				}),
			'astro:build:done': ({ dir, pages }) => {
				checkRedirects(list, pages);
				// A page for `/industries` would replace `Industries.html` on disks that ignore case.
				const rules = [...list, { from: '/industries', to: '/Industries' }];
				const lines = rules.map(({ from, to }) => `${href(from, base)} ${href(to, base)} 301\n`);
				writeFileSync(new URL('_redirects', dir), lines.join(''));
			},
		},
	};
}
