import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutIslandIds, withoutIslandStyle } from './island-markup.ts';
import { prunePolicy } from './page-policy.ts';

/** Puts right in every built page what Astro has no setting for: hashes without use, ids and styles of its islands. */
export function finishedPages(): AstroIntegration {
	return {
		name: 'finished-pages',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
				// Calls that wait: for one file after the other, promises take several times the work.
				for (const page of pages.map((name) => join(root, name))) {
					const html = readFileSync(page, 'utf8');
					writeFileSync(page, withoutIslandIds(prunePolicy(withoutIslandStyle(html))));
				}
			},
		},
	};
}
