import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { caddySample } from './caddy-sample.ts';
import { headersFile, hostingRules, redirectsFile } from './hosting-rules.ts';
import { nginxSample } from './nginx-sample.ts';
import { SAMPLE_FOLDER } from './server-samples.ts';

/** Writes the rule files that hosts read from the built folder, and the samples for servers that read none. */
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
				// They travel with the site that they are for, sub-path included; nothing in them is secret.
				await mkdir(new URL(`${SAMPLE_FOLDER}/`, dir), { recursive: true });
				await writeFile(new URL(`${SAMPLE_FOLDER}/nginx.conf`, dir), nginxSample(rules, base));
				await writeFile(new URL(`${SAMPLE_FOLDER}/Caddyfile`, dir), caddySample(rules, base));
			},
		},
	};
}
