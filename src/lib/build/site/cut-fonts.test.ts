import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/folder.ts';
import { cutFonts } from './cut-fonts.ts';

async function facesOf(weight: string, name = 'figtree-latin-wght-normal') {
	const root = await makeFolder();
	const { init, resolveFont } = cutFonts();
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

it('cuts a typeface into English and accented letters, each of what one round trip carries', async () => {
	const [english, accented] = await facesOf('400 600');
	expect(english).toMatchObject({ weight: '400 600' });
	expect(english).not.toHaveProperty('unicodeRange');
	expect(accented).toMatchObject({ weight: '400 600', unicodeRange: ['U+A1-17F'] });
	for (const face of [english, accented]) {
		expect(face?.bytes).toBeGreaterThan(2_000);
		expect(face?.bytes).toBeLessThan(14_600);
	}
	expect(await facesOf('400 600'), 'the same files each time, by the same names').toEqual([english, accented]);
});

it('keeps one weight alone where the site uses but one', async () => {
	const [[one], [range]] = [await facesOf('600'), await facesOf('400 600')];
	expect(one?.bytes).toBeLessThan(0.8 * (range?.bytes ?? 0));
});

it('says which file is missing', async () => {
	await expect(facesOf('400', 'none')).rejects.toThrow('none.woff2');
});
