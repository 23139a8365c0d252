import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '../policy/html-files.ts';
import { markdownOf } from './markdown-page.ts';

/** Writes the Markdown that a page announces beside it: `about.md` beside `about.html`. */
export function markdownPages(): AstroIntegration {
	return {
		name: 'markdown-pages',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				for (const name of await htmlFiles(root)) {
					const page = join(root, name);
					const markdown = markdownOf(readFileSync(page, 'utf8'));
					if (markdown !== undefined) writeFileSync(page.replace(/\.html$/, '.md'), markdown);
				}
			},
		},
	};
}
