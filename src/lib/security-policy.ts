import { hash } from 'node:crypto';

/** The addresses in the settings to which pages send requests. */
interface Addresses {
	backend: string | undefined;
	mail: string;
	analytics: string | undefined;
	/** Where the script that counts visits sends what it counts, if not to its own host. */
	endpoint: string | undefined;
}

/** Ignores an invalid address, for which Astro has a better message. */
const originOf = (address = '') => URL.parse(address)?.origin ?? [];

/** Returns from where a page may load scripts: its own origin, and the tracker's file. */
export function scriptSources({ analytics = '' }: Addresses): string[] {
	const url = URL.parse(analytics);
	return url ? ["'self'", url.origin + url.pathname] : ["'self'"];
}

/** Returns the content security policy, except for Astro's hashes and for what only a header can say (public/_headers). */
export function policyDirectives({ backend, mail, analytics, endpoint }: Addresses) {
	const counted = analytics === undefined ? [] : [analytics, endpoint];
	const connect = new Set(["'self'", ...[backend, mail, ...counted].flatMap(originOf)]);
	// Pictures in posts may come from any https host. A local backend may also serve pictures without https.
	const images = ["'self'", 'https:', ...[backend].flatMap(originOf).filter((origin) => origin.startsWith('http:'))];
	return [
		// Firefox before 132 loads the drawings that pages refer to (`use`) under this directive.
		"default-src 'self'",
		`connect-src ${[...connect].join(' ')}`,
		`img-src ${images.join(' ')}`,
		"frame-src 'none'",
		"media-src 'none'",
		"object-src 'none'",
		"form-action 'self'",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		// DOMPurify's policy, and the one in src/lib/blog/text.ts.
		'trusted-types dompurify text',
	] as const;
}

/** Returns the hash by which a policy allows an inline script. */
export const inlineHash = (text: string): `sha256-${string}` => `sha256-${hash('sha256', text, 'base64')}`;

/** Returns a page whose policy allows its own inline scripts and styles. Astro's allows those of all pages, in 1 KB. */
export function onlyOwnHashes(html: string): string {
	const inline = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs);
	const own = new Set(Array.from(inline, ([, , text = '']) => ` '${inlineHash(text)}'`));
	const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
	return html.replace(policy, (meta) => meta.replace(/ 'sha256-[^']+'/g, (hash) => (own.has(hash) ? hash : '')));
}
