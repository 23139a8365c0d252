import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isHostOnly, readRedirects } from './redirects.ts';

async function redirectsOf(text?: string) {
	const root = await mkdtemp(join(tmpdir(), 'redirects-'));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, 'content'));
	if (text !== undefined) await writeFile(join(root, 'content/redirects.yaml'), text);
	return readRedirects(root);
}

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
