import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colour } from '#lib/colours.ts';
import { PREVIEW } from '#lib/urls.ts';

// Drawn once: an SVG would be drawn anew for every picture.
const { data: pixels, info } = await sharp('src/assets/preview.svg').raw().toBuffer({ resolveWithObject: true });
const data = await readFile('src/assets/fonts/bricolage-grotesque.woff');

/** Returns the font size of a heading. Long headings are smaller, so that no heading takes up more than four lines. */
function sizeOf(title: string): number {
	if (title.length > 70) return 56;
	if (title.length > 40) return 68;
	return title.length > 18 ? 84 : 104;
}

/** Draws the picture for link previews as a PNG. @param title the page's heading. */
export async function ogPicture(title: string): Promise<Buffer> {
	const heading = {
		display: 'flex',
		position: 'absolute',
		left: 72,
		bottom: 98,
		width: 620,
		fontSize: sizeOf(title),
		lineHeight: 1.02,
		letterSpacing: -2.5,
		textWrap: 'balance',
	} as const;
	const words = createElement(
		'div',
		{ style: { display: 'flex', ...PREVIEW, color: colour('on-band') } },
		createElement('div', { style: heading }, title),
	);
	const svg = await satori(words, { ...PREVIEW, fonts: [{ name: 'Headings', data }] });
	return sharp(pixels, { raw: info })
		.composite([{ input: Buffer.from(svg) }])
		.png({ palette: true, effort: 5 })
		.toBuffer();
}
