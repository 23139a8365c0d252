import { expect, it } from 'vitest';
import { isHostOnly } from './redirects.ts';

it.each([
	['/industries', '/Industries', true],
	['/old', '/Industries', false],
])('only the host can redirect %s to %s: %s', (from, to, expected) => {
	expect(isHostOnly({ from, to })).toBe(expected);
});
