import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { markdownOf } from './markdown/markdown-page.ts';

/** Writes the Markdown that a page announces beside it: `about.md` beside `about.html`. */
export function markdownPages(): AstroIntegration {
	return {
		name: 'markdown-pages',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
				// Calls that wait: for one file after the other, promises take several times the work.
				for (const page of pages.map((name) => join(root, name))) {
					const markdown = markdownOf(readFileSync(page, 'utf8'));
					if (markdown !== undefined) writeFileSync(page.replace(/\.html$/, '.md'), markdown);
				}
			},
		},
	};
}
