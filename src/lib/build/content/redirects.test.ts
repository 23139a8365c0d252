import { expect, it } from 'vitest';
import { isHostOnly } from './redirects.ts';

it.each([
	['/industries', '/Industries', true],
	['/old', '/Industries', false],
])('%s to %s is left to the host: %s', (from, to, expected) => {
	expect(isHostOnly({ from, to })).toBe(expected);
});
