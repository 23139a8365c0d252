import { expect, it } from 'vitest';
import { policyDirectives, scriptSources } from './security-policy.ts';
import policies from './security-policy.test.json' with { type: 'json' };

// A backend without https may serve pictures too. A host that does two things is there once.
it.each(policies.own)('allows only what $settings need', ({ settings, connect, images = '', scripts = [] }) => {
	const addresses = { backend: undefined, analytics: undefined, endpoint: undefined, ...settings };
	expect(scriptSources(addresses)).toEqual(["'self'", ...scripts]);
	const own = [`connect-src 'self'${connect}`, `img-src 'self' https:${images}`];
	expect([...policyDirectives(addresses)].sort()).toEqual([...policies.always, ...own].sort());
});
