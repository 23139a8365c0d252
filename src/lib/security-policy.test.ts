import { expect, it } from 'vitest';
import { policyDirectives, scriptSources } from './security-policy.ts';
import policies from './security-policy.test.json' with { type: 'json' };

// A backend without https may serve pictures too. A host that does two things is there once.
it.each(policies)(
	'allows what the settings $settings need, and nothing else',
	({ settings, connect, images = '', scripts = [] }) => {
		const addresses = { backend: undefined, analytics: undefined, endpoint: undefined, ...settings };
		expect(scriptSources(addresses)).toEqual(["'self'", ...scripts]);
		expect(policyDirectives(addresses)).toEqual([
			"default-src 'self'",
			`connect-src 'self'${connect}`,
			`img-src 'self' https:${images}`,
			"frame-src 'none'",
			"media-src 'none'",
			"object-src 'none'",
			"form-action 'self'",
			"base-uri 'none'",
			"require-trusted-types-for 'script'",
			'trusted-types dompurify text',
		]);
	},
);
