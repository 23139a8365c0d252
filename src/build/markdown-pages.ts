import { readdir, readFile, writeFile } from 'node:fs/promises';
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
				for (const page of pages) {
					const markdown = markdownOf(await readFile(join(root, page), 'utf8'));
					if (markdown !== undefined) await writeFile(join(root, page.replace(/\.html$/, '.md')), markdown);
				}
			},
		},
	};
}
