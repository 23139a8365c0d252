import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import sources from './source.test.json' with { type: 'json' };

const long = 'x'.repeat(3000);
const field = `utm_x=${long}`;
it.each([
	...sources,
	[`?utm_source=${long}`, `https://${long}.example/`, `utm_source=${long.slice(0, 89)}, from ${long.slice(0, 95)}`],
	[`?${Array(50).fill(field).join('&')}`, '', Array(5).fill(field.slice(0, 100)).join(', ').slice(0, 500)],
])('finds in the address %j and the referrer %j that a lead comes from %j', (search, referrer, expected) =>
	expect(sourceOf(new URL(`https://site.example/landing-page${search}`), referrer)).toBe(expected),
);
