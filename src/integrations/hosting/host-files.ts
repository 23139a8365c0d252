import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '../policy/html-files.ts';
import { caddySample } from './caddy-sample.ts';
import { hostingRules } from './hosting-rules.ts';
import { headersFile, redirectsFile } from './netlify-files.ts';
import { nginxSample } from './nginx-sample.ts';
import { SAMPLE_FOLDER } from './server-samples.ts';

/** Pages that servers look for by their exact file name. */
const SINGLE = new Set(['index.html', '404.html', 'post-shell.html']);

/**
 * The files that hosts read their rules from, and the samples for servers that read none, by their paths in the built
 * folder. The samples travel with the site that they are for, sub-path included; nothing in them is secret.
 */
export function ruleFiles(base: string): Readonly<Record<string, string>> {
	const rules = hostingRules(base);
	return {
		_redirects: redirectsFile(rules),
		_headers: headersFile(rules),
		// GitHub Pages would leave out folders that start with an underscore.
		'.nojekyll': '',
		[`${SAMPLE_FOLDER}/nginx.conf`]: nginxSample(rules),
		[`${SAMPLE_FOLDER}/Caddyfile`]: caddySample(rules),
	};
}

/**
 * Makes the built folder one that any host serves. It writes the rule files, and lays `about/index.html` beside each
 * `about.html`: hosts that resolve `/about` to a file take the one, stock servers that only know folders take the other.
 */
export function hostFiles(): AstroIntegration {
	let base = '/';
	return {
		name: 'host-files',
		hooks: {
			'astro:config:done': ({ config }) => {
				({ base } = config);
			},
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				for (const name of await htmlFiles(root)) {
					if (SINGLE.has(name) || name.endsWith('/index.html')) continue;
					const copy = join(root, name.replace(/\.html$/, ''), 'index.html');
					await mkdir(dirname(copy), { recursive: true });
					await copyFile(join(root, name), copy);
				}
				await mkdir(join(root, SAMPLE_FOLDER), { recursive: true });
				for (const [name, text] of Object.entries(ruleFiles(base))) await writeFile(join(root, name), text);
			},
		},
	};
}
