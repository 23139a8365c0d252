import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { brandMark } from './brand-mark';
import { colour, facetStyle, type Scheme } from './palette.ts';

/**
 * Draws the mark in a square, with its own style element. Without `scheme`, the mark follows the browser's colour
 * scheme.
 */
function drawn(share: number, scheme?: Scheme, hasGround = false): string {
	const mark = brandMark();
	const { box, ground } = mark.square(share);
	const tile = hasGround ? `<path fill="${colour('paper', 'dark')}" d="${ground}"/>` : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${facetStyle(scheme)}${tile}${mark.drawing}</svg>\n`;
}

/** Draws the mark as a square PNG, with or without a dark background. */
function png(size: number, share: number, hasGround = false): Promise<Buffer> {
	const svg = drawn(share, hasGround ? 'dark' : 'light', hasGround);
	return sharp(Buffer.from(svg), { density: 72 * (size / 16) })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: size > 64, effort: 10 })
		.toBuffer();
}

/** The icons for browsers and home screens. */
export const siteIcons: Readonly<Record<string, () => Promise<string | Buffer>>> = {
	'favicon.svg': async () => drawn(0.9375),
	'favicon.ico': async () => pngToIco([await png(32, 0.9375)]),
	'apple-touch-icon.png': () => png(180, 0.6375, true),
	'icon-192.png': () => png(192, 0.88125),
	'icon-512.png': () => png(512, 0.88125),
	// Launchers may crop a maskable icon to a circle that is 80 % as wide as the icon.
	'icon-maskable-512.png': () => png(512, 0.6, true),
};
