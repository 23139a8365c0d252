import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SAMPLE_FOLDER } from '../lib/build/site/reserved-names.ts';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';
import { ruleFiles } from '../lib/build/hosting/rule-files.ts';
import { markdownOf } from '../lib/build/seo/markdown-copy.ts';
import { prunePolicy } from '../lib/build/hosting/policy.ts';

/** Pages that servers look for by their exact file name. */
const SINGLE = new Set(['index.html', '404.html', 'late-post.html']);

/** HTML allows no style sheet in the body, where Astro writes one; `src/styles/elements.css` says the same. */
const withoutIslandStyle = (html: string): string => html.replace(/<style>astro-island,[^<]*<\/style>/, '');

/** Astro makes these ids from the project's folder, so builds in two folders would differ; nothing reads the ids. */
const withoutIslandIds = (html: string): string => html.replace(/<astro-island uid="\w*"/g, '<astro-island');

/** Reads and writes synchronously, because promises take several times as long for one file after another. */
function finishPage(root: string, name: string): void {
	const page = join(root, name);
	const bare = page.replace(/\.html$/, '');
	const html = withoutIslandIds(prunePolicy(withoutIslandStyle(readFileSync(page, 'utf8'))));
	writeFileSync(page, html);
	// Posts already have their copy.
	const markdown = existsSync(`${bare}.md`) ? undefined : markdownOf(html);
	if (markdown !== undefined) writeFileSync(`${bare}.md`, markdown);
	if (SINGLE.has(name)) return;
	mkdirSync(bare, { recursive: true });
	copyFileSync(page, join(bare, 'index.html'));
}

/**
 * Finishes the pages that Astro has built. It corrects what Astro has no setting for, writes the Markdown copy of each
 * page, and copies `about.html` to `about/index.html`: some hosts look for the one at `/about`, simple servers for the
 * other. Then it adds the rule files for hosts.
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
					// Node frees native objects only between tasks; without a pause, 10,000 pages would take half a gigabyte.
					await setImmediate();
				}
				mkdirSync(join(root, SAMPLE_FOLDER), { recursive: true });
				for (const [name, text] of Object.entries(ruleFiles(base, editRepository !== undefined)))
					writeFileSync(join(root, name), text);
			},
		},
	};
}
