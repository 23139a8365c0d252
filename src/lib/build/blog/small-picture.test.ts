import { beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../../testing/folder.ts';
import { smallPicture } from './small-picture';

let folder: string;
beforeAll(async () => {
	const names = ['shop-small.avif', 'photo.jpg', 'drawing.svg'];
	folder = await makeFolder(Object.fromEntries(names.map((name) => [`images/blog/${name}`, ''])));
});

it('finds the phone-sized file beside a picture of this site', () => {
	expect(smallPicture('/images/blog/shop.webp', false, folder)).toBe('/images/blog/shop-small.avif');
});

it('names the phone-sized file that a build makes from a photograph', () => {
	expect(smallPicture('/images/blog/photo.jpg', true, folder)).toBe('/images/blog/photo-small.avif');
	expect(smallPicture('/images/blog/photo.jpg', false, folder)).toBeUndefined();
});

it.each(['/images/blog/other.webp', '/images/blog/drawing.svg', 'photo.jpg', 'https://a.example/photo.jpg', ''])(
	'finds no phone-sized file for %o',
	(imageUrl) => {
		expect(smallPicture(imageUrl, true, folder)).toBeUndefined();
	},
);
