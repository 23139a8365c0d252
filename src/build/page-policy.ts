import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

/**
 * Leaves only those hashes in a page's policy that the page itself uses. Astro lists those of the whole site on every
 * page: more than a kilobyte that does not compress, and a permission that the page does not need.
 * @param html a built page with its policy.
 */
export function prunePolicy(html: string): string {
	const used = new Set(
		[...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
	);
	return html.replace(POLICY, (meta) =>
		meta.replace(/ 'sha256-([^']+)'/g, (token, hash: string) => (used.has(hash) ? token : '')),
	);
}

/** Prunes the policy of every built page. */
export function pagePolicy(): AstroIntegration {
	return {
		name: 'page-policy',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
				for (const page of pages) {
					const html = await readFile(join(root, page), 'utf8');
					await writeFile(join(root, page), prunePolicy(html));
				}
			},
		},
	};
}
