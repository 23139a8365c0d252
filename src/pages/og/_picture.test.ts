import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ogPicture } from './_picture.ts';

/** Returns the highest channel value in a strip of the picture, from 0 to 255. */
async function lightest(picture: Buffer, top: number, height: number): Promise<number> {
	// sharp computes statistics for its whole input, so the strip must be a separate picture.
	const part = await sharp(picture).extract({ left: 0, top, width: 600, height }).png().toBuffer();
	const { channels } = await sharp(part).removeAlpha().stats();
	return Math.max(...channels.map(({ max }) => max));
}

it.each(['Our Blogs', 'Twelve trades, and what each one needs', `${'A heading of many words '.repeat(3)}or more`])(
	'draws the whole heading "%s" between the name and the cloth',
	async (title) => {
		const picture = await ogPicture(title);
		expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
		expect(await lightest(picture, 130, 410)).toBeGreaterThan(240);
		expect(await lightest(picture, 546, 40)).toBeLessThan(60);
	},
);
