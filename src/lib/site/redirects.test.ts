import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/folder.ts';
import { isHostOnly, readRedirects } from './redirects.ts';

const redirectsOf = async (text?: string) =>
	readRedirects(await makeFolder(text === undefined ? {} : { 'content/redirects.yaml': text }));

it('are read from their file, in its order', async () => {
	expect(await redirectsOf('- { from: /b, to: /page }\n- { from: /a, to: /Page }\n')).toEqual([
		{ from: '/b', to: '/page' },
		{ from: '/a', to: '/Page' },
	]);
});

it.each([undefined, '', 'from: [', '- { from: a, to: /page }'])(
	'are none while the file is wrong: %s',
	async (text) => {
		expect(await redirectsOf(text)).toEqual([]);
	},
);

it.each([
	['/industries', '/Industries', true],
	['/old', '/Industries', false],
])('%s to %s is left to the host: %s', (from, to, expected) => {
	expect(isHostOnly({ from, to })).toBe(expected);
});
