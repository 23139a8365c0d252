/**
 * Draws the mark (src/lib/art/brand-mark.ts) into public/: favicon.svg, favicon.ico, apple-touch-icon.png, icon-192.png,
 * icon-512.png, icon-maskable-512.png. Run it after the mark or its colours change:
 * `node scripts/pictures/render-icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { gem } from '../../src/lib/art/brand-mark.ts';
import { colour, facetStyle, type Scheme } from '../../src/lib/art/palette.ts';
import { svgPaths } from '../../src/lib/art/stone.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

/** The mark with a style of its own; without a scheme, it follows the browser's. */
const drawing = (box: string, scheme?: Scheme, ground = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${facetStyle(scheme)}${ground}${svgPaths(gem)}</svg>\n`;

/**
 * A square PNG of the mark, on a dark ground or on none.
 * @param share how much of the square's side the mark takes, 0 to 1.
 */
function png(size: number, share: number, onGround: boolean): Promise<Buffer> {
	const side = 32 / share;
	const offset = (32 - side) / 2;
	const box = `${offset} ${offset} ${side} ${side}`;
	const ground = `<path fill="${colour('paper', 'dark')}" d="M${offset} ${offset}h${side}v${side}H${offset}z"/>`;
	const svg = onGround ? drawing(box, 'dark', ground) : drawing(box, 'light');
	return sharp(Buffer.from(svg), { density: 72 * (size / 16) })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: size > 64, effort: 10 })
		.toBuffer();
}

const files = {
	'favicon.svg': drawing('0 0 32 32'),
	'favicon.ico': await pngToIco([await png(32, 1, false)]),
	'apple-touch-icon.png': await png(180, 0.68, true),
	'icon-192.png': await png(192, 0.94, false),
	'icon-512.png': await png(512, 0.94, false),
	// A launcher may cut a maskable icon to a circle of 80 % of its side.
	'icon-maskable-512.png': await png(512, 0.64, true),
};
for (const [name, content] of Object.entries(files)) {
	await writeFile(join(PUBLIC, name), content);
	console.log(`public/${name} ${content.length} bytes`);
}
