import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp, { type Sharp } from 'sharp';
import { pictureForPhones } from '../lib/build/blog/small-picture.ts';
import { content } from '../lib/build/content/model.ts';

/** The maximum width and height of a picture in a post, in pixels: twice the width of the text column. */
const LONGEST = 1600;
/** The maximum size of a picture that counts as prepared for the web, in bytes. */
const MOST_BYTES = 400_000;

const formats = {
	'.jpg': (picture: Sharp) => picture.jpeg({ quality: 72, mozjpeg: true }),
	'.jpeg': (picture: Sharp) => picture.jpeg({ quality: 72, mozjpeg: true }),
	'.png': (picture: Sharp) => picture.png({ compressionLevel: 9 }),
	'.webp': (picture: Sharp) => picture.webp({ quality: 72 }),
	'.avif': (picture: Sharp) => picture.avif({ quality: 50 }),
};
const isFormat = (ending: string): ending is keyof typeof formats => ending in formats;

/**
 * Rotates and compresses a photograph without changing its file name. Does not change a picture that was already
 * prepared for the web.
 */
export async function lighten(file: string): Promise<void> {
	const ending = extname(file).toLowerCase();
	if (!isFormat(ending)) return;
	const source = await readFile(file);
	const { width, height, orientation = 1, pages = 1 } = await sharp(source).metadata();
	const isLight = Math.max(width, height) <= LONGEST && source.length <= MOST_BYTES && orientation === 1;
	if (isLight || pages > 1) return;
	const upright = sharp(source).autoOrient();
	const small = upright.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
	await writeFile(file, await formats[ending](small).toBuffer());
}

/**
 * Prepares the pictures of posts in the build's output. Rotates and compresses photographs. Also makes a cropped
 * phone version of the picture above each post.
 */
export function postPictures(): AstroIntegration {
	let publicDir: string;
	return {
		name: 'post-pictures',
		hooks: {
			'astro:config:done': ({ config }) => {
				publicDir = fileURLToPath(config.publicDir);
			},
			'astro:build:done': async ({ dir }) => {
				const built = fileURLToPath(dir);
				const folder = join(built, 'images/blog');
				if (!existsSync(folder)) return;
				for (const { imageUrl = '' } of content().posts) {
					const target = pictureForPhones(imageUrl);
					if (target === undefined || existsSync(join(built, target))) continue;
					const picture = sharp(join(publicDir, imageUrl)).autoOrient();
					await picture.resize(720, 405, { fit: 'cover' }).avif({ quality: 42 }).toFile(join(built, target));
				}
				for (const name of await readdir(folder)) await lighten(join(folder, name));
			},
		},
	};
}
