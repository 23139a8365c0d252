import { beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../testing/folder.ts';
import { smallPicture } from './small-picture';

let folder: string;
beforeAll(async () => {
	const names = ['shop-small.avif', 'photo.jpg', 'drawing.svg'];
	folder = await makeFolder(Object.fromEntries(names.map((name) => [`images/blog/${name}`, ''])));
});

it('finds the phone-sized file beside a picture of this site', () => {
	expect(smallPicture('/images/blog/shop.webp', folder)).toBe('/images/blog/shop-small.avif');
});

it.each(['/images/blog/other.webp', '/images/blog/drawing.svg', 'photo.jpg', 'https://a.example/photo.jpg', ''])(
	'finds no phone-sized file for %o',
	(imageUrl) => {
		expect(smallPicture(imageUrl, folder)).toBeUndefined();
	},
);
