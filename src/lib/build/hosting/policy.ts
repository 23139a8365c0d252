import { hash } from 'node:crypto';
import type { BuildSettings } from '../site/build-settings.ts';

type Directive =
	`${'default-src' | 'img-src' | 'connect-src' | 'form-action' | 'base-uri' | 'frame-src' | 'media-src' | 'object-src' | 'require-trusted-types-for' | 'trusted-types'} ${string}`;

const originOf = (address: string | undefined): string[] => (address === undefined ? [] : [new URL(address).origin]);

/** Returns the origins from which a page may load scripts. */
export function scriptSources({ analyticsScript }: BuildSettings): string[] {
	return ["'self'", ...originOf(analyticsScript)];
}

/**
 * Returns the content security policy, except for the hashes of scripts and styles, which Astro adds.
 * @param settings the settings that determine the hosts to which a page may send requests.
 * @returns the directives, each as a string.
 */
export function policyDirectives({ backendUrl, mailOrigin, analyticsScript }: BuildSettings): Directive[] {
	const backend = originOf(backendUrl);
	const connect = [...new Set(["'self'", ...backend, new URL(mailOrigin).origin, ...originOf(analyticsScript)])];
	// Pictures in posts may come from any https host. A local backend may also serve pictures without https.
	const images = ["'self'", 'https:', ...backend.filter((origin) => origin.startsWith('http:'))];
	return [
		// Firefox before 132 loads the drawings that pages refer to (`use`) under this directive.
		"default-src 'self'",
		`connect-src ${connect.join(' ')}`,
		`img-src ${images.join(' ')}`,
		"frame-src 'none'",
		"media-src 'none'",
		"object-src 'none'",
		// Without JavaScript, a form opens the visitor's mail program with the text in a new message.
		"form-action 'self' mailto:",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		'trusted-types html dompurify',
	];
}

/** Returns the hash by which a policy allows an inline script. */
export function inlineHash(text: string): `sha256-${string}` {
	return `sha256-${hash('sha256', text, 'base64')}`;
}

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

/**
 * Removes hashes that the page does not use. Astro lists the hashes of the whole site on every page. Unused hashes add
 * over a kilobyte that does not compress, and allow scripts and styles that the page does not need.
 * @param html a built page with its policy.
 */
export function prunePolicy(html: string): string {
	const used = new Set<string>([...html.matchAll(INLINE)].map(([, , text = '']) => inlineHash(text)));
	return html.replace(POLICY, (meta) =>
		meta.replace(/ '(sha256-[^']+)'/g, (token, source: string) => (used.has(source) ? token : '')),
	);
}
