import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes the ids off the islands of a page. Astro makes them from the folder in which the project lies, so that builds of
 * one commit differ from machine to machine, and nothing reads them.
 * @param html a built page.
 */
export const withoutIslandIds = (html: string): string => html.replace(/<astro-island uid="\w*"/g, '<astro-island');

/** Takes the ids off the islands of every built page, so that a build can be repeated to the byte. */
export function islandIds(): AstroIntegration {
	return {
		name: 'island-ids',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
				for (const page of pages) {
					const html = await readFile(join(root, page), 'utf8');
					await writeFile(join(root, page), withoutIslandIds(html));
				}
			},
		},
	};
}
