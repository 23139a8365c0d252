import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp, { type Sharp } from 'sharp';

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

/** Rotates and compresses the photographs of posts in the build's output. */
export function postPictures(): AstroIntegration {
	return {
		name: 'post-pictures',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = join(fileURLToPath(dir), 'images/blog');
				if (!existsSync(folder)) return;
				for (const name of await readdir(folder)) await lighten(join(folder, name));
			},
		},
	};
}
