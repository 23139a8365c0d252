import { readFileSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import sharp from 'sharp';
import { pictureRules, sizeProblems, type PictureRule } from '../../site/picture-rules.ts';
import type { ContentModel } from '../model.ts';
import type { ProblemText, Location, Problem } from '../../../shared/content/problem.ts';
import { ifThere, listFiles } from '../source-files.ts';

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];
/** The maximum size of a picture. Photographs from phones are about 8 MB; far larger files would slow down builds. */
const MOST_MEGABYTES = 25;
/** A logo with at least this lightness (0 to 1) cannot be seen on a light background. */
const TOO_LIGHT = 0.88;

/** The folder for pictures in posts. */
const POSTS = 'public/images/blog';
const ANY_SIZE: PictureRule = { leastWidth: 1, leastHeight: 1, narrowest: 0, widest: Infinity };
const HEAD_OF_POST: PictureRule = { ...ANY_SIZE, leastWidth: 720, leastHeight: 405 };

/** Returns the average lightness of the visible part of a picture, from 0 to 1. */
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

/**
 * Checks that a logo is visible on a light background. Skips logos for dark backgrounds and logos that adapt to the
 * colour scheme.
 */
async function logoProblems(file: string, text: string): Promise<ProblemText[]> {
	if (/-dark\.\w+$/.test(file) || text.includes('prefers-color-scheme')) return [];
	const light = await lightness(file);
	if (light < TOO_LIGHT) return [];
	const fix = 'Use a dark version of the logo here, and save the white one as NAME-dark, for the dark colour scheme.';
	return [{ message: `${Math.round(light * 100)} % of the logo is white`, fix }];
}

async function problemsOfFile(file: string, rule: PictureRule): Promise<ProblemText[]> {
	const bytes = ifThere(() => readFileSync(file));
	if (bytes === undefined) return [];
	const megabytes = bytes.length / 1e6;
	if (megabytes > MOST_MEGABYTES)
		return [{ message: `${megabytes.toFixed(1)} MB, at most ${MOST_MEGABYTES} MB`, fix: 'Save it smaller.' }];
	try {
		// `autoOrient` is the size after rotation. Phones store upright photographs sideways, with an instruction to rotate
		// them.
		const { autoOrient } = await sharp(file).metadata();
		const sizes = sizeProblems(autoOrient, rule, extname(file) === '.svg');
		const text = extname(file) === '.svg' ? bytes.toString('utf8') : '';
		return file.includes('/logos/') ? [...sizes, ...(await logoProblems(file, text))] : sizes;
	} catch {
		return [{ message: 'not a picture', fix: `Save it as ${ENDINGS.slice(0, -1).join(', ')} or .svg.` }];
	}
}

/** The results are cached, because a development server checks every picture after every edit. */
const cache = new Map<string, Promise<ProblemText[]>>();
function fileProblems(file: string, rule: PictureRule): Promise<ProblemText[]> {
	const found = ifThere(() => statSync(file));
	const key = [file, found?.mtimeMs, found?.size, rule.leastWidth].join();
	const problems = cache.get(key) ?? problemsOfFile(file, rule);
	cache.set(key, problems);
	return problems;
}

/**
 * Returns the location of the field that refers to each picture. The key is the picture's folder and name or, for a
 * picture above a post, its address.
 */
function locationsIn({ files }: ContentModel): Map<string, Location> {
	const named = files.flatMap(({ mentions }) =>
		mentions.flatMap(({ value, location, meta: { pictures: [folder = ''] = [] } }): [string, Location][] => {
			if (folder === '' || (folder === 'blog' && location.field !== 'imageUrl')) return [];
			return [[value.includes('/') ? value : `${folder}/${value}`, location]];
		}),
	);
	return new Map(named);
}

/**
 * Checks the size, shape and format of pictures. The location of a problem is the field that refers to the picture or,
 * if there is none, the picture's file.
 */
export async function checkPictures(model: ContentModel): Promise<Problem[]> {
	const { root } = model;
	const named = locationsIn(model);
	async function problemsOf(file: string, key: string, rule: PictureRule): Promise<Problem[]> {
		const location = named.get(key);
		const problems = await fileProblems(join(root, file), rule);
		return problems.map(({ message, fix }) =>
			location ? { location, message: `${file}: ${message}`, fix } : { location: { file }, message, fix },
		);
	}
	const ofAssets = Object.entries(pictureRules).flatMap(([name, rule]) => {
		const folder = `src/assets/${name}`;
		const files = listFiles(join(root, folder));
		return files.map(async (base): Promise<Problem[]> => {
			const file = `${folder}/${base}`;
			const location = { file };
			const { name: stem, ext } = parse(base);
			if (!ENDINGS.includes(ext) || !/^[a-z0-9-]+$/.test(stem)) {
				const fix = `Use lowercase letters, digits and hyphens, and one of ${ENDINGS.join(', ')}.`;
				return [{ location, message: 'the file name is not valid', fix }];
			}
			const twin = files.find((other) => other !== base && parse(other).name === stem);
			const shared = twin && {
				location,
				message: `${twin} has the same name`,
				fix: 'Rename or delete one of the two.',
			};
			return [...(shared ? [shared] : []), ...(await problemsOf(file, `${name}/${stem}`, rule))];
		});
	});
	// Pictures within a post's text may have any size. A picture above a post must be wide enough for a phone.
	const ofPosts = listFiles(join(root, POSTS)).map((name) => {
		const address = `/images/blog/${name}`;
		return problemsOf(`${POSTS}/${name}`, address, named.has(address) ? HEAD_OF_POST : ANY_SIZE);
	});
	return (await Promise.all([...ofAssets, ...ofPosts])).flat();
}
