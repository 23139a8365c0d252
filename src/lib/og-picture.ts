import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { stonePaths } from './stone';
import { stonePicture } from './stone-colours';

const require = createRequire(join(process.cwd(), 'package.json'));
const file = (path: string) => readFile(require.resolve(path));

const WIDTH = 1200;
const HEIGHT = 630;

/** The tokens of `tokens.css`, in the colours that this renderer knows. */
const INK = '#04191b';
const PAPER = '#fcfaf5';

function stone(): string {
	return `data:image/svg+xml;base64,${Buffer.from(stonePicture(stonePaths())).toString('base64')}`;
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
	createElement('div', { style: { display: 'flex', ...style } }, ...children);

/**
 * The picture that link previews show: 1200 by 630 pixels, PNG.
 * @param title the page's own heading.
 * @param brand the agency's name.
 */
export async function ogPicture(title: string, brand: string): Promise<Buffer> {
	const place = { position: 'absolute', right: -120, top: 60 } as const;
	const picture = createElement('img', { src: stone(), width: 620, height: 620, style: place });
	const design = box(
		{
			width: WIDTH,
			height: HEIGHT,
			background: INK,
			color: PAPER,
			padding: 72,
			flexDirection: 'column',
			justifyContent: 'space-between',
		},
		picture,
		box({ fontFamily: 'Display', fontSize: 36, fontWeight: 700 }, brand.toLowerCase()),
		box(
			{
				fontFamily: 'Display',
				fontSize: title.length > 40 ? 68 : 84,
				fontWeight: 700,
				lineHeight: 1.02,
				letterSpacing: -2.5,
				width: 640,
			},
			title,
		),
	);
	const svg = await satori(design, {
		width: WIDTH,
		height: HEIGHT,
		fonts: [
			{
				name: 'Display',
				weight: 700,
				data: await file('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
			},
		],
	});
	return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
