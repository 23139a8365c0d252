import { describe, expect, it } from 'vitest';
import { caddySample } from './caddy-sample.ts';
import { hostingRules } from './hosting-rules.ts';
import { nginxSample } from './nginx-sample.ts';
import { sortHeaders, trailingSlash } from './server-samples.ts';

const both = (base: string): [name: string, sample: string][] => [
	['nginx', nginxSample(hostingRules(base), base)],
	['Caddy', caddySample(hostingRules(base), base)],
];

describe.each(['/', '/website'])('the samples for a site at %s', (base) => {
	const rules = hostingRules(base);

	it.each(both(base))('hold every rule: %s', (_, sample) => {
		for (const { from, to } of rules.redirects) {
			expect(sample).toContain(from);
			expect(sample).toContain(to);
		}
		for (const { to } of rules.rewrites) expect(sample).toContain(`${to}.html`);
		for (const value of rules.headers.flatMap(({ headers }) => Object.values(headers))) {
			expect(sample).toContain(value.replace('; charset=utf-8', ''));
		}
		expect(sample).toContain(`${base === '/' ? '' : base}/404.html`);
	});

	it.each(both(base))('have every brace and every address filled in: %s', (_, sample) => {
		expect(sample.split('{').length).toBe(sample.split('}').length);
		expect(sample).not.toMatch(/undefined|\[object|\/\/website/);
	});
});

describe('sortHeaders', () => {
	it('refuses a rule that the samples would lose', () => {
		const rules = { redirects: [], rewrites: [], headers: [{ path: '/logos/*', headers: { 'X-Other': 'a' } }] };
		expect(() => sortHeaders(rules, '/')).toThrow(
			'src/integrations/hosting/hosting-rules.ts: the nginx and Caddy samples cannot set X-Other for /logos/* alone',
		);
	});
});

describe('trailingSlash', () => {
	const target = (path: string, prefix = ''): string | undefined => new RegExp(trailingSlash(prefix)).exec(path)?.[1];

	it('gives the address without the slashes at its end', () => {
		expect(target('/about/')).toBe('/about');
		expect(target('/services/seo//')).toBe('/services/seo');
		expect(target('/website/about/', '/website')).toBe('/website/about');
	});

	it('leaves the home page and addresses without a slash alone', () => {
		for (const path of ['/', '//', '/about']) expect(target(path)).toBeUndefined();
		for (const path of ['/website/', '/elsewhere/']) expect(target(path, '/website')).toBeUndefined();
	});

	it('never gives an address of another host', () => {
		for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', '/%5celsewhere.example/', '/a\r\nb/']) {
			expect(target(path)).toBeUndefined();
		}
	});
});
