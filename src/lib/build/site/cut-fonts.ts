import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

/** Where a typeface comes from. */
export interface FontSource {
	/** The font file inside its npm package. */
	file: string;
}

/** The characters from one code point to another. */
const characters = ([first, last]: readonly [number, number]) =>
	String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Letters with accents, and the signs between them; they have a file of their own, which few pages load. */
const accented = [0xa1, 0x17f] as const;

/** What nearly every page needs: the letters, figures and signs of English. */
const english = `${characters([0x20, 0x7e])}\u00a0–—‘’“”•…€₹→−`;

/** Kerning, ligatures, combining marks, and the two kinds of figures that the style sheets ask for. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const hex = (code: number) => code.toString(16).toUpperCase();

/** A weight, or the lightest and the heaviest of a range ('400 600'), as the subsetter takes it. */
function weightAxis(weight: string): number | { min: number; max: number } {
	const [min = 400, max = min] = weight.split(' ').map(Number);
	return min === max ? min : { min, max };
}

/**
 * Fonts cut to the weights and characters that the site uses. Each file fits into one round trip (14,600 bytes); the
 * packages' own files take three.
 */
export function cutFonts(): FontProvider<FontSource> {
	let folder = '';
	const cut = async (file: string, weight: string, text: string): Promise<string> => {
		const source = await readFile(createRequire(import.meta.url).resolve(file));
		const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weightAxis(weight) }, keepFeatures };
		const font = await subsetFont(source, text, options);
		const path = join(folder, `${createHash('sha256').update(font).digest('hex').slice(0, 16)}.woff2`);
		// Another build may be reading the same file.
		const draft = `${path}.${randomUUID()}`;
		await writeFile(draft, font);
		await rename(draft, path);
		return path;
	};
	return {
		name: 'cut-fonts',
		init: async ({ root }) => {
			folder = fileURLToPath(new URL('node_modules/.cache/cut-fonts/', root));
			await mkdir(folder, { recursive: true });
		},
		resolveFont: async ({ options, weights: [weight] }) => {
			if (options === undefined || weight === undefined) return undefined;
			const face = async (subset: string, text: string) => ({
				weight,
				src: [{ url: await cut(options.file, weight, text) }],
				meta: { subset },
			});
			// If both faces have a character, the later one is used.
			return {
				fonts: [
					await face('english', english),
					{ ...(await face('accented', characters(accented))), unicodeRange: [`U+${accented.map(hex).join('-')}`] },
				],
			};
		},
	};
}
