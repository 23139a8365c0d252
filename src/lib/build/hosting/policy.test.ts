import { expect, it } from 'vitest';
import { readSettings } from '../site/build-settings.ts';
import { policyDirectives, scriptSources } from './policy.ts';

it('forbids everything by default, and allows calls only to the delivery provider and pictures from any https host', () => {
	expect(policyDirectives(readSettings({}))).toEqual([
		"default-src 'self'",
		"connect-src 'self' https://api.emailjs.com",
		"img-src 'self' https:",
		"frame-src 'none'",
		"media-src 'none'",
		"object-src 'none'",
		"form-action 'self' mailto:",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		'trusted-types html dompurify',
	]);
});

const local = 'http://localhost:4400';

it.each([
	[
		'a backend with a path',
		{ PUBLIC_BACKEND_URL: 'https://backend.example:8443/blog' },
		["connect-src 'self' https://backend.example:8443 https://api.emailjs.com", "img-src 'self' https:"],
	],
	[
		'a local backend that also delivers mail',
		{ PUBLIC_BACKEND_URL: `${local}/x`, PUBLIC_EMAILJS_ORIGIN: local },
		[`connect-src 'self' ${local}`, `img-src 'self' https: ${local}`],
	],
	[
		'an analytics script',
		{ PUBLIC_ANALYTICS_SCRIPT: 'https://stats.example/js/count.js' },
		["connect-src 'self' https://api.emailjs.com https://stats.example"],
	],
])('lists each host of %s once', (_what, env, expected) => {
	expect(policyDirectives(readSettings(env))).toEqual(expect.arrayContaining(expected));
});

it('allows scripts only from this site, and from the analytics host if there is one', () => {
	expect(scriptSources(readSettings({}))).toEqual(["'self'"]);
	const counted = readSettings({ PUBLIC_ANALYTICS_SCRIPT: 'https://stats.example/js/count.js' });
	expect(scriptSources(counted)).toEqual(["'self'", 'https://stats.example']);
});
