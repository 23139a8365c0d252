import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

export interface FontSource {
	/** The path of the font file inside its npm package. */
	file: string;
}

const characters = ([first, last]: readonly [number, number]) =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The range of the accented letters, which are in a separate file that few pages load. */
const accented = [0xa1, 0x17f] as const;

/** The characters of English text, which nearly every page needs. */
const english = `${characters([0x20, 0x7e])}\u00a0–—‘’“”•…€₹→−`;

/** The font features to keep: kerning, ligatures, combining marks, and two styles of figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const hex = (code: number) => code.toString(16).toUpperCase();

/** Converts a weight, or a range such as '400 600', to the form that the subsetter expects. */
function weightAxis(weight: string): number | { min: number; max: number } {
	const [min = 400, max = min] = weight.split(' ').map(Number);
	return min === max ? min : { min, max };
}

/**
 * Provides fonts that contain only the weights and characters the site uses. Each file fits into one round trip (14,600
 * bytes). The original files in the packages would need three round trips.
 */
export function subsetFonts(): FontProvider<FontSource> {
	let folder = '';
	const subset = async (file: string, weight: string, text: string): Promise<string> => {
		const source = await readFile(createRequire(import.meta.url).resolve(file));
		const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weightAxis(weight) }, keepFeatures };
		const font = await subsetFont(source, text, options);
		const path = join(folder, `${createHash('sha256').update(font).digest('hex').slice(0, 16)}.woff2`);
		// The file is written under another name and then renamed, because another build may be reading it.
		const draft = `${path}.${randomUUID()}`;
		await writeFile(draft, font);
		await rename(draft, path);
		return path;
	};
	return {
		name: 'subset-fonts',
		init: async ({ root }) => {
			folder = fileURLToPath(new URL('node_modules/.cache/subset-fonts/', root));
			await mkdir(folder, { recursive: true });
		},
		resolveFont: async ({ options, weights: [weight] }) => {
			if (options === undefined || weight === undefined) return undefined;
			const face = async (name: string, text: string) => ({
				weight,
				src: [{ url: await subset(options.file, weight, text) }],
				meta: { subset: name },
			});
			// If both faces contain a character, browsers use the face that comes later in this list.
			return {
				fonts: [
					await face('english', english),
					{ ...(await face('accented', characters(accented))), unicodeRange: [`U+${accented.map(hex).join('-')}`] },
				],
			};
		},
	};
}
