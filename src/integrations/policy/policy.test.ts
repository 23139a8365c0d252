import { describe, expect, it } from 'vitest';
import { policyDirectives } from './policy.ts';
import { readSettings } from '../build-settings.ts';

/** What the policy of a build with these settings says of one directive. */
function directive(name: string, env: Record<string, string> = {}): string | undefined {
	return policyDirectives(readSettings(env)).find((line) => line.startsWith(`${name} `));
}

describe('policyDirectives', () => {
	it('forbids what it does not name, bases, plug-ins and untrusted markup', () => {
		const lines = policyDirectives(readSettings({}));
		expect(lines).toEqual(
			expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]),
		);
	});

	it('names each directive once, since browsers pass over a second one', () => {
		const names = policyDirectives(readSettings({})).map((line) => line.split(' ')[0]);
		expect(new Set(names).size).toBe(names.length);
	});

	it.each([
		['this site and the delivery provider', {}, "connect-src 'self' https://api.emailjs.com"],
		[
			'the origin of a backend with a path too',
			{ PUBLIC_BACKEND_URL: 'https://backend.example.com:8443/blog' },
			"connect-src 'self' https://backend.example.com:8443 https://api.emailjs.com",
		],
		[
			'an origin once that serves both',
			{ PUBLIC_BACKEND_URL: 'http://localhost:4400', PUBLIC_EMAILJS_ORIGIN: 'http://localhost:4400' },
			"connect-src 'self' http://localhost:4400",
		],
	])('lets pages call %s', (_name, env, expected) => {
		expect(directive('connect-src', env)).toBe(expected);
	});

	it.each([
		['any https host', {}, "img-src 'self' https:"],
		[
			'any https host, a backend with https included',
			{ PUBLIC_BACKEND_URL: 'https://b.example' },
			"img-src 'self' https:",
		],
		[
			'a local backend without https too',
			{ PUBLIC_BACKEND_URL: 'http://localhost:4400/x' },
			"img-src 'self' https: http://localhost:4400",
		],
	])('takes pictures from %s', (_name, env, expected) => {
		expect(directive('img-src', env)).toBe(expected);
	});

	it('lets a form without a script write a mail', () => {
		expect(directive('form-action')).toBe("form-action 'self' mailto:");
	});
});
