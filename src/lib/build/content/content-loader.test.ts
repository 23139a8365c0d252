import { expect, it } from 'vitest';
import { refreshContent, tellFollowers } from './model.ts';
import { makeSite, writeFiles } from '../../../testing/folder.ts';
import { runLoader } from '../../../testing/run-astro.ts';
import { contentLoader } from './content-loader.ts';

const from = (number: number) => `/old-${String.fromCharCode(122 - number)}`;

it('loads the records of a list in order, and removes deleted records', async () => {
	const list = Array.from({ length: 14 }, (_, number) => `- { from: ${from(number)}, to: /about }\n`).join('');
	const root = await makeSite({ 'content/redirects.yaml': list });
	const stored = new Map([['015', { id: '015', data: {} }]]);
	const { entries } = await runLoader(contentLoader(), root, { collection: 'redirects', stored });
	const sorted = entries().toSorted((a, b) => a.id.localeCompare(b.id));
	expect(sorted.map(({ data }) => data['from'])).toEqual(Array.from({ length: 14 }, (_, number) => from(number)));
});

it('loads changed records on a development server', async () => {
	const root = await makeSite({ 'content/redirects.yaml': '- { from: /old, to: /about }\n' });
	const { entries } = await runLoader(contentLoader(), root, { collection: 'redirects', isDevelopment: true });
	await writeFiles(root, { 'content/redirects.yaml': '- { from: /older, to: /about }\n' });
	refreshContent();
	await tellFollowers();
	expect(entries()).toEqual([{ id: '001', data: { from: '/older', to: '/about' } }]);
});

it('leaves out the records of an invalid file', async () => {
	const root = await makeSite({ 'content/redirects.yaml': '- { from: /old, too: /about }\n' });
	expect((await runLoader(contentLoader(), root, { collection: 'redirects' })).entries()).toEqual([]);
});
