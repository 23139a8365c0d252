import type { ImageMetadata } from 'astro';

type Folder = 'portfolio' | 'landing' | 'logos';

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/{portfolio,landing,logos}/*.{png,svg}', {
	eager: true,
});

/**
 * A picture of `src/assets` by the name that the content gives it.
 * @throws if there is no such file, naming where it was expected.
 */
export function picture(folder: Folder, name: string): ImageMetadata {
	const path = `../../assets/${folder}/${name}`;
	const file = files[`${path}.png`] ?? files[`${path}.svg`];
	if (file === undefined)
		throw new Error(`content/: the picture "${name}" is expected as src/assets/${folder}/${name}.png or .svg`);
	return file.default;
}
