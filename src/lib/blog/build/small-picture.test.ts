import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPicture } from './small-picture';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'small-picture-'));
	mkdirSync(join(folder, 'images/blog'), { recursive: true });
	for (const name of ['shop-small.avif', 'photo.jpg', 'drawing.svg'])
		writeFileSync(join(folder, 'images/blog', name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the file for phones beside a picture of this website', () => {
	expect(smallPicture('/images/blog/shop.webp', false, folder)).toBe('/images/blog/shop-small.avif');
});

it('names the one that a build makes of a photograph', () => {
	expect(smallPicture('/images/blog/photo.jpg', true, folder)).toBe('/images/blog/photo-small.avif');
	expect(smallPicture('/images/blog/photo.jpg', false, folder)).toBeUndefined();
});

it.each(['/images/blog/other.webp', '/images/blog/drawing.svg', 'photo.jpg', 'https://a.example/photo.jpg', ''])(
	'has none for %o',
	(imageUrl) => {
		expect(smallPicture(imageUrl, true, folder)).toBeUndefined();
	},
);
