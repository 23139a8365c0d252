/**
 * Draws the mark (src/lib/art/brand-mark.ts) into public/: favicon.svg, favicon.ico, apple-touch-icon.png, icon-192.png,
 * icon-512.png, icon-maskable-512.png. Run it after the mark changes: `node scripts/pictures/render-icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { gem } from '../../src/lib/art/brand-mark.ts';

/** The stone's tones (src/styles/facets.css) in the notation that every icon reader knows. */
const TONES: Readonly<Record<string, string>> = {
	t1: '#021f21',
	t3: '#005758',
	t4: '#007977',
	t5: '#44a49d',
	t6: '#8bcdc3',
	t7: '#d3f1e8',
	tm: '#f7ad30',
};
/** On a dark ground the darkest facet is lifted. */
const ON_DARK: Readonly<Record<string, string>> = { ...TONES, t1: '#004345', t3: '#00696a' };
const GROUND = '#031719';
const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

const paths = (fill: (tone: string) => string) =>
	gem.map((path) => `<path ${fill(path.class)} d="${path.d}"/>`).join('');

/**
 * @param share How much of the square's side the mark takes, 0 to 1; the rest is ground.
 * @returns an SVG with fixed colours, on a dark ground or on none.
 */
function drawing(share: number, onGround: boolean): Buffer {
	const side = 32 / share;
	const offset = (32 - side) / 2;
	const box = `${offset} ${offset} ${side} ${side}`;
	const ground = `<path fill="${GROUND}" d="M${offset} ${offset}h${side}v${side}H${offset}z"/>`;
	const tones = onGround ? ON_DARK : TONES;
	const body = paths((tone) => `fill="${tones[tone] ?? GROUND}"`);
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${onGround ? ground : ''}${body}</svg>`);
}

const png = (svg: Buffer, size: number) =>
	sharp(svg, { density: 72 * (size / 16) })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: size > 64, effort: 10 })
		.toBuffer();

/** An ICO file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
function ico(picture: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

/** The favicon follows the browser's own scheme. */
function favicon(): string {
	const rules = (tones: Readonly<Record<string, string>>, names: readonly string[]) =>
		names.map((name) => `.${name}{fill:${tones[name] ?? GROUND}}`).join('');
	const style = `${rules(TONES, Object.keys(TONES))}@media(prefers-color-scheme:dark){${rules(ON_DARK, ['t1', 't3'])}}`;
	const body = paths((tone) => `class="${tone}"`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${body}</svg>\n`;
}

const files = {
	'favicon.svg': favicon(),
	'favicon.ico': ico(await png(drawing(1, false), 32), 32),
	'apple-touch-icon.png': await png(drawing(0.68, true), 180),
	'icon-192.png': await png(drawing(0.94, false), 192),
	'icon-512.png': await png(drawing(0.94, false), 512),
	// A launcher may cut a maskable icon to a circle of 80 % of its side.
	'icon-maskable-512.png': await png(drawing(0.64, true), 512),
};
for (const [name, content] of Object.entries(files)) {
	await writeFile(join(PUBLIC, name), content);
	console.log(`public/${name} ${content.length} bytes`);
}
