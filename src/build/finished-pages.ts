import { readdir, readFile, writeFile } from 'node:fs/promises';
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
				for (const page of pages) {
					const html = await readFile(join(root, page), 'utf8');
					await writeFile(join(root, page), withoutIslandIds(prunePolicy(withoutIslandStyle(html))));
				}
			},
		},
	};
}
