import { createHash } from 'node:crypto';
import type { BuildSettings } from '../build-settings.ts';

type Directive =
	`${'default-src' | 'img-src' | 'font-src' | 'connect-src' | 'form-action' | 'base-uri' | 'manifest-src' | 'frame-src' | 'worker-src' | 'require-trusted-types-for' | 'trusted-types'} ${string}`;

/**
 * The content security policy beside Astro's own script and style hashes.
 * @param settings decides which hosts a page may call.
 * @returns one string a directive.
 */
export function policyDirectives({ backendUrl, mailOrigin }: BuildSettings): Directive[] {
	const backend = backendUrl === undefined ? [] : [new URL(backendUrl).origin];
	const connect = [...new Set(["'self'", ...backend, new URL(mailOrigin).origin])];
	// Pictures of posts come from any https host; a backend without https (a local one) may serve them too.
	const images = ["'self'", 'https:', ...backend.filter((origin) => origin.startsWith('http:'))];
	return [
		"default-src 'none'",
		`connect-src ${connect.join(' ')}`,
		`img-src ${images.join(' ')}`,
		"font-src 'self'",
		"manifest-src 'self'",
		// Without a script, a form hands its text to the visitor's mail program.
		"form-action 'self' mailto:",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		'trusted-types html dompurify',
	];
}

/** The hash by which a policy allows an inline script. */
export function inlineHash(text: string): `sha256-${string}` {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
