import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/folder.ts';
import { subsetFonts } from './subset-fonts.ts';

async function facesOf(weight: string, name = 'figtree-latin-wght-normal') {
	const root = await makeFolder();
	const { init, resolveFont } = subsetFonts();
	const storage = { getItem: () => Promise.resolve(null), setItem: () => {} };
	await init?.({ root: pathToFileURL(`${root}/`), storage });
	const family = { familyName: 'Figtree', styles: ['normal' as const], subsets: [], formats: [] };
	const options = { file: `@fontsource-variable/figtree/files/${name}.woff2` };
	const { fonts = [] } = (await resolveFont({ ...family, weights: [weight], options })) ?? {};
	return Promise.all(
		fonts.map(async ({ src: [source], ...face }) => {
			if (source === undefined || !('url' in source)) throw new Error('no file');
			return { ...face, file: basename(source.url), bytes: (await readFile(source.url)).length };
		}),
	);
}

it('splits a typeface into English and accented letters, each small enough for one round trip', async () => {
	const [english, accented] = await facesOf('400 600');
	expect(english).toMatchObject({ weight: '400 600' });
	expect(english).not.toHaveProperty('unicodeRange');
	expect(accented).toMatchObject({ weight: '400 600', unicodeRange: ['U+A1-17F'] });
	for (const face of [english, accented]) {
		expect(face?.bytes).toBeGreaterThan(2_000);
		expect(face?.bytes).toBeLessThan(14_600);
	}
	expect(await facesOf('400 600'), 'the same files with the same names').toEqual([english, accented]);
});

it('keeps only the weight that the site uses', async () => {
	const [[single], [range]] = [await facesOf('600'), await facesOf('400 600')];
	expect(single?.bytes).toBeLessThan(0.8 * (range?.bytes ?? 0));
});

it('names a missing file', async () => {
	await expect(facesOf('400', 'none')).rejects.toThrow('none.woff2');
});
