import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { stonePaths } from './stone';

const require = createRequire(join(process.cwd(), 'package.json'));
const file = (path: string) => readFile(require.resolve(path));

const WIDTH = 1200;
const HEIGHT = 630;

/** The tokens of `tokens.css` and `stone.css`, in the colours that this renderer knows. */
const INK = '#04191b';
const PAPER = '#fcfaf5';
const TONES: Readonly<Record<string, string>> = {
	t1: '#0d3336',
	t2: '#0a4144',
	t3: '#005457',
	t4: '#0b7a7b',
	t5: '#4ea9a5',
	t6: '#93d2cb',
	t7: '#d6f3ec',
	tm: '#f7ad31',
	ts: '#db4868',
};

function stone(): string {
	const paths = stonePaths().map(({ class: tone, d }) => `<path fill="${TONES[tone.split(' ')[0] ?? ''] ?? PAPER}" d="${d}"/>`);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill-rule="evenodd">${paths.join('')}</svg>`;
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

interface Element {
	type: string;
	props: Record<string, unknown>;
}

const box = (style: Record<string, unknown>, ...children: (Element | string)[]): Element => ({
	type: 'div',
	props: { style: { display: 'flex', ...style }, children },
});

/**
 * The picture that link previews show: 1200 by 630 pixels, PNG.
 * @param title the page's own heading.
 * @param brand the agency's name.
 */
export async function ogPicture(title: string, brand: string): Promise<Buffer> {
	const picture: Element = { type: 'img', props: { src: stone(), width: 620, height: 620, style: { position: 'absolute', right: -120, top: 60 } } };
	const design = box(
		{ width: WIDTH, height: HEIGHT, background: INK, color: PAPER, padding: 72, flexDirection: 'column', justifyContent: 'space-between' },
		picture,
		box({ fontFamily: 'Display', fontSize: 36, fontWeight: 700 }, brand.toLowerCase()),
		box({ fontFamily: 'Display', fontSize: title.length > 40 ? 68 : 84, fontWeight: 700, lineHeight: 1.02, letterSpacing: -2.5, width: 640 }, title),
	);
	const svg = await satori(design, {
		width: WIDTH,
		height: HEIGHT,
		fonts: [{ name: 'Display', weight: 700, data: await file('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff') }],
	});
	return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
