import { inlineHash } from './policy.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

/**
 * Leaves only those hashes in a page's policy that the page itself uses. Astro lists those of the whole site on every
 * page: more than a kilobyte that does not compress, and a permission that the page does not need.
 * @param html a built page with its policy.
 */
export function prunePolicy(html: string): string {
	const used = new Set<string>([...html.matchAll(INLINE)].map(([, , text = '']) => inlineHash(text)));
	return html.replace(POLICY, (meta) =>
		meta.replace(/ '(sha256-[^']+)'/g, (token, hash: string) => (used.has(hash) ? token : '')),
	);
}
