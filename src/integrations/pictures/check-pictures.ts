import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { ContentFault, Wrong } from '../../lib/content/content-fault.ts';
import { pictureRules, sizeFaults, type PictureRule } from '../../lib/site/picture-rules.ts';
import { fieldsOf, readContentFiles } from '../content/content-files.ts';

const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];
/** A photograph of a phone has 8 MB or so; what is far larger slows every build and belongs elsewhere. */
const MOST_MEGABYTES = 25;
/** So light, from 0 to 1, that it cannot be seen on a light ground. */
const TOO_LIGHT = 0.88;

/** The folder of the pictures of posts. */
const POSTS = 'public/images/blog';
const ANY_SIZE: PictureRule = { leastWidth: 1, leastHeight: 1, narrowest: 0, widest: Infinity };
const HEAD_OF_POST: PictureRule = { ...ANY_SIZE, leastWidth: 720, leastHeight: 405 };

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
async function logoFaults(file: string, text: string): Promise<Wrong[]> {
	if (/-dark\.\w+$/.test(file) || text.includes('prefers-color-scheme')) return [];
	const light = await lightness(file);
	if (light < TOO_LIGHT) return [];
	const found = `a logo that is ${Math.round(light * 100)} % white`;
	return [{ found, expected: 'its dark colours (the white one may stand beside it as NAME-dark)' }];
}

async function faultsOfFile(file: string, rule: PictureRule): Promise<Wrong[]> {
	const bytes = readFileSync(file);
	const megabytes = bytes.length / 1e6;
	if (megabytes > MOST_MEGABYTES)
		return [{ found: `${megabytes.toFixed(1)} MB`, expected: `at most ${MOST_MEGABYTES} MB` }];
	try {
		// As visitors see it: a phone stores upright photographs lying, with a note to turn them.
		const { autoOrient } = await sharp(file).metadata();
		const sizes = sizeFaults(autoOrient, rule, extname(file) === '.svg');
		const text = extname(file) === '.svg' ? bytes.toString('utf8') : '';
		return file.includes('/logos/') ? [...sizes, ...(await logoFaults(file, text))] : sizes;
	} catch {
		return [{ found: 'no picture', expected: `a ${ENDINGS.slice(0, -1).join(', ')} or .svg file` }];
	}
}

/** What is known of a file, for a development server, which looks at every edit. */
const known = new Map<string, Promise<Wrong[]>>();
function fileFaults(file: string, rule: PictureRule): Promise<Wrong[]> {
	const { mtimeMs, size } = statSync(file);
	const key = [file, mtimeMs, size, rule.leastWidth].join();
	const faults = known.get(key) ?? faultsOfFile(file, rule);
	known.set(key, faults);
	return faults;
}

/** Where content names each picture, by its folder and its name without ending; of a post's, by its address. */
function namedIn(root: string): Map<string, { file: string; field: string }> {
	const folders: Readonly<Record<string, string>> = { image: 'portfolio', picture: 'portfolio', imageUrl: '' };
	const places = readContentFiles(root).flatMap((file) => {
		const lists = { ...folders, src: file.file === 'content/slides.yaml' ? 'landing' : 'logos' };
		return fieldsOf(file).flatMap(({ name, value, line }) => {
			const folder = new Map(Object.entries(lists)).get(name);
			if (folder === undefined || typeof value !== 'string') return [];
			const key = value.includes('/') ? value : `${folder}/${value}`;
			return [[key, { file: `${file.file}:${line}`, field: name }] as const];
		});
	});
	return new Map(places);
}

const visibleFiles = (folder: string): string[] =>
	existsSync(folder)
		? readdirSync(folder, { withFileTypes: true })
				.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
				.map(({ name }) => name)
				.sort()
		: [];

/**
 * What is wrong with the pictures that content can name, each where content names it.
 * @param root the project's folder.
 */
export async function checkPictures(root: string): Promise<ContentFault[]> {
	const named = namedIn(root);
	async function faultsOf(folder: string, name: string, key: string, rule: PictureRule): Promise<ContentFault[]> {
		const file = `${folder}/${name}`;
		const { file: place, field } = named.get(key) ?? { file, field: '' };
		const faults = await fileFaults(join(root, file), rule);
		return faults.map(({ found, expected }) => {
			return { file: place, field, found: place === file ? found : `${file}: ${found}`, expected };
		});
	}
	const ofAssets = Object.entries(pictureRules).flatMap(([name, rule]) => {
		const folder = `src/assets/${name}`;
		const files = visibleFiles(join(root, folder));
		const stemOf = (file: string) => file.slice(0, -extname(file).length);
		return files.map(async (file): Promise<ContentFault[]> => {
			const own = { file: `${folder}/${file}`, field: '' };
			if (!ENDINGS.includes(extname(file)) || !/^[a-z0-9-]+\.\w+$/.test(file)) {
				const expected = `small letters, digits and hyphens, and one of ${ENDINGS.join(', ')}`;
				return [{ ...own, found: 'this name', expected }];
			}
			const twin = files.find((other) => other !== file && stemOf(other) === stemOf(file));
			const shared = twin ? [{ ...own, found: `the name of ${twin}`, expected: 'one of its own' }] : [];
			return [...shared, ...(await faultsOf(folder, file, `${name}/${stemOf(file)}`, rule))];
		});
	});
	// Whatever stands in the text of a post may be small; the picture above it fills the width of a phone.
	const ofPosts = visibleFiles(join(root, POSTS)).map((name) => {
		const address = `/images/blog/${name}`;
		return faultsOf(POSTS, name, address, named.has(address) ? HEAD_OF_POST : ANY_SIZE);
	});
	return (await Promise.all([...ofAssets, ...ofPosts])).flat();
}
