import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const long = 'x'.repeat(3000);
it.each([
	['', '', ''],
	['', 'https://site.example/about', ''],
	['', 'https://www.google.com/search?q=secret', 'from www.google.com'],
	['?utm_source=news&utm_campaign=Diwali%20sale&q=a', '', 'utm_source=news, utm_campaign=Diwali sale'],
	['?gclid=1&fbclid=2', 'android-app://com.google.android.gm/', 'gclid=1, fbclid=2, from com.google.android.gm'],
	['?utm_term=a%0D%0ABcc:%20x', '', 'utm_term=a  Bcc: x'],
	['?utm_source=%20news%0A', 'http://', 'utm_source=news'],
	[`?utm_source=${long}`, `https://${long}.example/`, `utm_source=${long.slice(0, 89)}, from ${long.slice(0, 95)}`],
])('finds in the address %j and the referrer %j that a lead comes from %j', (search, referrer, expected) =>
	expect(sourceOf(new URL(`https://site.example/landing-page${search}`), referrer)).toBe(expected),
);

it('keeps at most 500 characters', () => {
	const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=${long}`).join('&');
	expect(sourceOf(new URL(`https://site.example/?${many}`), '')).toHaveLength(500);
});
