import { expect, it } from 'vitest';
import { inlineHash, onlyOwnHashes, policyDirectives, scriptSources } from './security-policy.ts';
import policies from './security-policy.test.json' with { type: 'json' };

// A backend without https may serve pictures too. A host that does two things is there once.
it.each(policies.own)('allows only what $settings need', ({ settings, connect, images = '', scripts = [] }) => {
	const addresses = { backend: undefined, analytics: undefined, endpoint: undefined, ...settings };
	expect(scriptSources(addresses)).toEqual(["'self'", ...scripts]);
	const own = [`connect-src 'self'${connect}`, `img-src 'self' https:${images}`];
	expect([...policyDirectives(addresses)].sort()).toEqual([...policies.always, ...own].sort());
});

it('leaves a page only the hashes of its own inline scripts and styles, and texts as they are', () => {
	const page = (hashes: string[]) =>
		`<meta http-equiv="content-security-policy" content="script-src 'self'${hashes.map((own) => ` '${own}'`).join('')};">
		<script type="module">a()</script><style>b {}</style><p>'self' '${inlineHash('gone')}'</p>`;
	const own = [inlineHash('a()'), inlineHash('b {}')];
	expect(onlyOwnHashes(page([inlineHash('gone'), ...own]))).toBe(page(own));
});
