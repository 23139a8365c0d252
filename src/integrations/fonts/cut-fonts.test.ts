import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutFonts } from './cut-fonts.ts';

const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

let root: string;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'cut-fonts-'));
});
afterEach(() => rm(root, { recursive: true }));

async function facesOf(weight: string, path = file) {
	const { init, resolveFont } = cutFonts();
	await init?.({
		root: pathToFileURL(`${root}/`),
		storage: { getItem: () => Promise.resolve(null), setItem: () => {} },
	});
	const family = { familyName: 'Figtree', styles: ['normal' as const], subsets: [], formats: [] };
	const { fonts = [] } = (await resolveFont({ ...family, weights: [weight], options: { file: path } })) ?? {};
	return Promise.all(
		fonts.map(async ({ src: [source], ...face }) => {
			if (source === undefined || !('url' in source)) throw new Error('no file');
			return { ...face, bytes: (await readFile(source.url)).length, path: source.url };
		}),
	);
}

it('cuts a typeface into English and accented letters, each of what one round trip carries', async () => {
	const [english, accented, ...others] = await facesOf('400 600');
	expect(others).toEqual([]);
	expect(english).toMatchObject({ weight: '400 600' });
	expect(english).not.toHaveProperty('unicodeRange');
	expect(accented).toMatchObject({ weight: '400 600', unicodeRange: ['U+A1-17F'] });
	for (const face of [english, accented]) {
		expect(face?.bytes).toBeGreaterThan(2_000);
		expect(face?.bytes).toBeLessThan(14_600);
	}
});

it('keeps one weight alone where the site uses but one', async () => {
	const [[one], [range]] = await Promise.all([facesOf('600'), facesOf('400 600')]);
	expect(one?.weight).toBe('600');
	expect(one?.bytes).toBeLessThan(0.8 * (range?.bytes ?? 0));
});

it('names a file by what it holds, so that a build gives the same names each time', async () => {
	const [first, second] = [await facesOf('400 600'), await facesOf('400 600')];
	expect(first).toEqual(second);
});

it('says which file is missing', async () => {
	await expect(facesOf('400', '@fontsource-variable/figtree/files/none.woff2')).rejects.toThrow('none.woff2');
});
