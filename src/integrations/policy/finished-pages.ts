import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from './html-files.ts';
import { withoutIslandIds, withoutIslandStyle } from './island-markup.ts';
import { prunePolicy } from './page-policy.ts';

/** Puts right in every built page what Astro has no setting for: a style in the body, hashes without use, ids of islands. */
export function finishedPages(): AstroIntegration {
	return {
		name: 'finished-pages',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				for (const name of await htmlFiles(root)) {
					const page = join(root, name);
					const html = readFileSync(page, 'utf8');
					writeFileSync(page, withoutIslandIds(prunePolicy(withoutIslandStyle(html))));
				}
			},
		},
	};
}
