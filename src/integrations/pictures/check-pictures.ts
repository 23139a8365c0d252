import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { pictureRules, type PictureRule } from '../../lib/site/picture-rules.ts';

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];
/** A photograph of a phone has 8 MB or so; what is far larger slows every build and belongs elsewhere. */
const MOST_MEGABYTES = 25;
/** So light, from 0 to 1, that it cannot be seen on a light ground. */
const TOO_LIGHT = 0.88;

/** How light the visible part of a picture is, from 0 to 1. */
async function lightness(file: string): Promise<number> {
	const pixels = await sharp(file)
		.resize(64, 64, { fit: 'inside' })
		.ensureAlpha()
		.toColourspace('srgb')
		.raw()
		.toBuffer();
	let [sum, weight] = [0, 0];
	for (let at = 0; at + 3 < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
		sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
		weight += alpha;
	}
	return weight === 0 ? 1 : sum / weight / 255;
}

/** A logo in its own colours that nobody sees on light paper; one with a file for dark grounds, or both in one, is seen. */
async function logoFault(file: string, text: string): Promise<string[]> {
	if (/-dark\.\w+$/.test(file) || text.includes('prefers-color-scheme')) return [];
	const light = await lightness(file);
	const percent = Math.round(light * 100);
	return light < TOO_LIGHT
		? []
		: [
				`found a logo that is ${percent} % white, expected its dark colours (the white one may stand beside it as NAME-dark)`,
			];
}

/** Size and shape as visitors see them: a phone stores upright photographs lying, with a note to turn them. */
async function sizeFaults(file: string, rule: PictureRule): Promise<string[]> {
	const { autoOrient } = await sharp(file).metadata();
	const { width, height } = autoOrient;
	const found = `found ${width} × ${height} pixels`;
	const isSmall = extname(file) !== '.svg' && (width < rule.leastWidth || height < rule.leastHeight);
	const isOdd = width / height < rule.narrowest || width / height > rule.widest;
	const sides = [rule.narrowest, rule.widest].map((side) => side.toFixed(2)).join(' to ');
	return [
		...(isSmall ? [`${found}, expected at least ${rule.leastWidth} × ${rule.leastHeight}`] : []),
		...(isOdd ? [`${found}, which is ${(width / height).toFixed(2)} wide by high, expected ${sides}`] : []),
	];
}

async function fileFaults(folder: string, name: string, rule: PictureRule): Promise<string[]> {
	const file = join(folder, name);
	if (!ENDINGS.includes(extname(name)) || !/^[a-z0-9-]+\.\w+$/.test(name))
		return [`found this name, expected small letters, digits and hyphens, and one of ${ENDINGS.join(', ')}`];
	const bytes = readFileSync(file);
	const megabytes = bytes.length / 1e6;
	if (megabytes > MOST_MEGABYTES) return [`found ${megabytes.toFixed(1)} MB, expected at most ${MOST_MEGABYTES} MB`];
	try {
		const sizes = await sizeFaults(file, rule);
		const text = extname(name) === '.svg' ? bytes.toString('utf8') : '';
		return folder.endsWith('logos') ? [...sizes, ...(await logoFault(file, text))] : sizes;
	} catch {
		return [`found no picture, expected what its ending says`];
	}
}

/**
 * What is wrong with the pictures that content can name: each with its file, what was found and what was expected.
 * @param root the project's folder.
 */
export async function findPictureFaults(root: string): Promise<string[]> {
	const lists = Object.entries(pictureRules).map(async ([name, rule]) => {
		const folder = join(root, 'src/assets', name);
		const files = existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];
		const faults = files.sort().map(async (file) => {
			const stem = file.slice(0, -extname(file).length);
			const twins = files.filter((other) => other !== file && other.slice(0, -extname(other).length) === stem);
			const shared = twins.map((other) => `found the name of ${other}, expected one of its own`);
			return [...shared, ...(await fileFaults(folder, file, rule))].map(
				(fault) => `  src/assets/${name}/${file}: ${fault}`,
			);
		});
		return (await Promise.all(faults)).flat();
	});
	return (await Promise.all(lists)).flat();
}

/** Stops the build on pictures that are too small, too large or of the wrong shape, all in one report. */
export function checkPictures(): AstroIntegration {
	return {
		name: 'check-pictures',
		hooks: {
			'astro:config:setup': async ({ config, command }) => {
				if (command === 'preview') return;
				const faults = await findPictureFaults(fileURLToPath(config.root));
				if (faults.length > 0) throw new Error(`Pictures that cannot be used:\n${faults.join('\n')}`);
			},
		},
	};
}
