import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import sources from './source.test.json' with { type: 'json' };

const long = 'x'.repeat(3000);
it.each([
	...sources,
	[`?utm_source=${long}`, `https://${long}.example/`, `utm_source=${long.slice(0, 89)}, from ${long.slice(0, 95)}`],
])('finds in the address %j and the referrer %j that a lead comes from %j', (search, referrer, expected) =>
	expect(sourceOf(new URL(`https://site.example/landing-page${search}`), referrer)).toBe(expected),
);

it('keeps at most 500 characters', () => {
	const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=${long}`).join('&');
	expect(sourceOf(new URL(`https://site.example/?${many}`), '')).toHaveLength(500);
});
