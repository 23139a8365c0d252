import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '../policy/html-files.ts';

/** Pages that servers look for by their exact file name. */
const SINGLE = new Set(['index.html', '404.html', 'post-shell.html']);

/**
 * Lays `about/index.html` beside each `about.html`.
 * Hosts that resolve `/about` to a file take the one, stock servers that only know folders take the other
 * (spec §2 Route table; product.md 'Any static host').
 */
export function stockServerFiles(): AstroIntegration {
	return {
		name: 'stock-server-files',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				for (const file of await htmlFiles(root)) {
					if (SINGLE.has(file) || file.endsWith('/index.html')) continue;
					const target = join(root, file.slice(0, -'.html'.length), 'index.html');
					mkdirSync(dirname(target), { recursive: true });
					copyFileSync(join(root, file), target);
				}
			},
		},
	};
}
