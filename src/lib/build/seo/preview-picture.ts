import { readFile } from 'node:fs/promises';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { brandMark } from '../art/brand-mark';
import { colour, facetStyle } from '../art/palette';
import { stonePicture } from '../art/stone';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const CLOTH = 42;

const asData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/**
 * Draws the same divider as on pages: three weft threads that pass over and under the warp. The middle thread is
 * marigold.
 */
function cloth(): string {
	const tone = (token: string) => colour(token, 'dark');
	const thread = (y: number, token: string, under = 0) =>
		`<path stroke="${tone(token)}" stroke-dasharray="22 6" stroke-dashoffset="${under}" d="M0 ${y}h${WIDTH}"/>`;
	const warp = `<path stroke="${tone('stone-3')}" stroke-width="${CLOTH}" stroke-dasharray="6 8" d="M0 ${CLOTH / 2}h${WIDTH}"/>`;
	const weft = [thread(7, 'stone-5'), thread(21, 'marigold', 14), thread(35, 'stone-5')].join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${CLOTH}"><path fill="${tone('stone-1')}" d="M0 0h${WIDTH}v${CLOTH}H0z"/>${warp}<g stroke-width="7">${weft}</g></svg>`;
}

const at = (style: CSSProperties, ...children: ReactNode[]) =>
	createElement('div', { style: { display: 'flex', position: 'absolute', ...style } }, ...children);

const picture = (svg: string, width: number, height: number, place: CSSProperties = {}) =>
	createElement('img', { src: asData(svg), width, height, style: place });

/** The height of the mark beside the agency's name, in pixels. */
const MARK = 53;

function mark() {
	const { viewBox, width, height, drawing } = brandMark();
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${facetStyle('dark')}${drawing}</svg>`;
	return picture(svg, Math.round((MARK * width) / height), MARK);
}

/** Returns the font size of a heading. Long headings are smaller, so that no heading takes up more than four lines. */
function sizeOf(title: string): number {
	if (title.length > 70) return 56;
	if (title.length > 40) return 68;
	return title.length > 18 ? 84 : 104;
}

/**
 * Draws the picture for link previews: a 1200 × 630 pixel PNG.
 * @param title the page's heading.
 */
export async function ogPicture(title: string, wordmark: string): Promise<Buffer> {
	const stone = { position: 'absolute', right: -128, top: -24 } as const;
	const name = { gap: 18, alignItems: 'center', fontSize: 44, letterSpacing: -1.3, left: MARGIN, top: 60 };
	const heading = {
		fontSize: sizeOf(title),
		lineHeight: 1.02,
		letterSpacing: -2.5,
		width: 620,
		left: MARGIN,
		bottom: CLOTH + 56,
		textWrap: 'balance',
	} as const;
	const ground = { width: WIDTH, height: HEIGHT, background: colour('band'), color: colour('on-band') };
	const design = createElement(
		'div',
		{ style: { display: 'flex', fontFamily: 'Display', ...ground } },
		picture(stonePicture('dark'), 620, 620, stone),
		at(name, mark(), wordmark),
		at(heading, title),
		at({ left: 0, bottom: 0 }, picture(cloth(), WIDTH, CLOTH)),
	);
	const svg = await satori(design, {
		width: WIDTH,
		height: HEIGHT,
		fonts: [{ name: 'Display', data: await readFile('src/assets/fonts/bricolage-grotesque.woff') }],
	});
	return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
