import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SAMPLE_FOLDER } from '../lib/build/site/reserved-names.ts';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';
import { ruleFiles } from '../lib/build/hosting/rule-files.ts';
import { prunePolicy } from '../lib/build/hosting/policy.ts';

/** Pages that are not copied into a folder, because servers look for exactly these file names. */
const SINGLE = new Set(['index.html', '404.html', 'late-post.html']);

/**
 * Removes the style sheet that Astro writes into the body, because HTML does not allow one there. The rule is also in
 * `src/styles/elements.css`.
 */
const withoutIslandStyle = (html: string): string => html.replace(/<style>astro-island,[^<]*<\/style>/, '');

/** Removes ids that nothing reads. Astro derives the ids from the project's folder, so they differ between machines. */
const withoutIslandIds = (html: string): string => html.replace(/<astro-island uid="\w*"/g, '<astro-island');

/** Reads and writes synchronously. If files are handled one by one, asynchronous calls are several times slower. */
function finishPage(root: string, name: string): void {
	const page = join(root, name);
	const html = withoutIslandIds(prunePolicy(withoutIslandStyle(readFileSync(page, 'utf8'))));
	writeFileSync(page, html);
	if (SINGLE.has(name)) return;
	const bare = page.replace(/\.html$/, '');
	mkdirSync(bare, { recursive: true });
	copyFileSync(page, join(bare, 'index.html'));
}

/**
 * Finishes the pages that Astro has built. Makes corrections for which Astro has no setting, and copies files such as `about.html` to `about/index.html`. For `/about`, some hosts serve
 * `about.html`; simple servers serve `about/index.html`. Also adds the files with rules for hosts, such as
 * `_redirects`.
 */
export function finishedPages({ editRepository }: Pick<BuildSettings, 'editRepository'>): AstroIntegration {
	let base = '/';
	return {
		name: 'finished-pages',
		hooks: {
			'astro:config:done': ({ config }) => {
				({ base } = config);
			},
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
				for (const name of names.filter((found) => found.endsWith('.html'))) {
					finishPage(root, name);
					// Node.js frees native objects only between tasks. Without this pause, 10,000 pages would need half a
					// gigabyte of memory.
					await setImmediate();
				}
				mkdirSync(join(root, SAMPLE_FOLDER), { recursive: true });
				for (const [name, text] of Object.entries(ruleFiles(base, editRepository !== undefined)))
					writeFileSync(join(root, name), text);
			},
		},
	};
}
