import { expect, it } from 'vitest';
import { policyDirectives, scriptSources } from './security-policy.ts';

const unset = { backend: undefined, mail: 'https://api.emailjs.com', analytics: undefined, endpoint: undefined };

it('forbids everything by default, and allows calls only to the delivery provider and pictures from any https host', () => {
	expect(policyDirectives(unset)).toEqual([
		"default-src 'self'",
		"connect-src 'self' https://api.emailjs.com",
		"img-src 'self' https:",
		"frame-src 'none'",
		"media-src 'none'",
		"object-src 'none'",
		"form-action 'self' mailto:",
		"base-uri 'none'",
		"require-trusted-types-for 'script'",
		'trusted-types html dompurify text',
	]);
});

const local = 'http://localhost:4400';

it.each([
	[
		'a backend with a path',
		{ backend: 'https://backend.example:8443/blog' },
		["connect-src 'self' https://backend.example:8443 https://api.emailjs.com", "img-src 'self' https:"],
	],
	[
		'a local backend that also delivers mail',
		{ backend: `${local}/x`, mail: local },
		[`connect-src 'self' ${local}`, `img-src 'self' https: ${local}`],
	],
	[
		'an analytics script',
		{ analytics: 'https://stats.example/js/count.js' },
		["connect-src 'self' https://api.emailjs.com https://stats.example"],
	],
])('lists each host of %s once', (_what, set, expected) => {
	expect(policyDirectives({ ...unset, ...set })).toEqual(expect.arrayContaining(expected));
});

it('allows scripts only from this site, and from the analytics host if there is one', () => {
	expect(scriptSources(unset)).toEqual(["'self'"]);
	const counted = { ...unset, analytics: 'https://stats.example/js/count.js' };
	expect(scriptSources(counted)).toEqual(["'self'", 'https://stats.example']);
});
