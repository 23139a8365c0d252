import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile, hostingRules, redirectsFile } from './hosting.ts';

/** Writes the rule files that hosts read from the built folder. */
export function hostFiles(): AstroIntegration {
	let base = '/';
	return {
		name: 'host-files',
		hooks: {
			'astro:config:done': ({ config }) => {
				({ base } = config);
			},
			'astro:build:done': async ({ dir }) => {
				const rules = hostingRules(base);
				await writeFile(new URL('_redirects', dir), redirectsFile(rules));
				await writeFile(new URL('_headers', dir), headersFile(rules));
				// GitHub Pages would leave out folders that start with an underscore.
				await writeFile(new URL('.nojekyll', dir), '');
			},
		},
	};
}
