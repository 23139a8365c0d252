import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPicture } from './small-picture';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'small-picture-'));
	writeFileSync(join(folder, 'shop-small.avif'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the file for phones beside a picture of this website', () => {
	expect(smallPicture('/shop.webp', folder)).toBe('/shop-small.avif');
});

it.each(['/other.webp', 'shop.webp', 'https://pictures.example/shop.webp', '/shop', ''])(
	'has none for %o',
	(imageUrl) => {
		expect(smallPicture(imageUrl, folder)).toBeUndefined();
	},
);
