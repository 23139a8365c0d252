import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { PicturePart } from '../../../schemas/project';
import { cropOf } from '../site/picture-rules';

/**
 * The number of image pixels per CSS pixel in a detail. A value above 1 keeps lettering sharp on high-density screens.
 */
const DENSITY = 1.25;

/** The width of the largest detail, in image pixels. */
const WIDEST = 1080;

/**
 * Returns the file name of a detail: the part of a project's picture that shows a design decision.
 * @param number the number of the decision, starting with 1.
 */
export const detailFile = (slug: string, number: number): string => `${slug}-${number}.webp`;

/** Returns the position and size of a detail within the whole picture, in pixels. */
function box({ left, top, width, height }: PicturePart, whole: { width: number; height: number }) {
	const share = (percent: number, of: number) => Math.round((percent / 100) * of);
	return {
		left: share(left, whole.width),
		top: share(top, whole.height),
		width: share(width, whole.width),
		height: share(height, whole.height),
	};
}

/**
 * Returns the size at which a detail is shown, in CSS pixels.
 * @param picture the size of the whole picture.
 */
export function detailSize(part: PicturePart, picture: { width: number; height: number }) {
	const { width, height } = box(part, { ...picture, ...cropOf('portfolio', picture) });
	return { width: Math.round(width / DENSITY), height: Math.round(height / DENSITY) };
}

/**
 * Returns a detail of a project's picture as WebP.
 * @param name the file name of the picture in src/assets/portfolio, without its extension.
 */
export async function detailPicture(name: string, part: PicturePart): Promise<Buffer> {
	const folder = 'src/assets/portfolio';
	const file = readdirSync(folder).find((one) => parse(one).name === name) ?? name;
	const picture = sharp(join(folder, file)).autoOrient();
	const { width, height } = (await picture.metadata()).autoOrient;
	const whole = { width, height, ...cropOf('portfolio', { width, height }) };
	// Resizes and crops in two steps. In a single step, sharp would crop before it resizes.
	const shown = await picture.resize(whole.width, whole.height, { fit: 'cover' }).png().toBuffer();
	return sharp(shown)
		.extract(box(part, whole))
		.resize({ width: WIDEST, withoutEnlargement: true })
		.webp({ quality: 82, effort: 5 })
		.toBuffer();
}
