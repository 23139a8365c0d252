import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>(
	'#site/src/assets/{portfolio,landing,logos,pages}/*.{png,jpg,jpeg,webp,avif,svg}',
	{ eager: true },
);
const byName = new Map(
	Object.entries(files).map(([path, file]) => [path.replace(/^.*\/src\/assets\/|\.\w+$/g, ''), file.default]),
);

/** A picture of `src/assets` by the name that the content gives it, whatever its ending; nothing where there is none. */
export function findPicture(folder: string, name: string): ImageMetadata | undefined {
	return byName.get(`${folder}/${name}`);
}

/**
 * A picture that has to be there.
 * @throws if there is no such file, naming where it was expected.
 */
export function picture(folder: string, name: string): ImageMetadata {
	const file = findPicture(folder, name);
	if (file === undefined)
		throw new Error(
			`content/: the picture "${name}" is expected in src/assets/${folder}/, as .png, .jpg, .webp, .avif or .svg`,
		);
	return file;
}

/**
 * What is known of a picture. Read from the picture itself, it would make Astro keep the original in the built site, with
 * all that a phone wrote into it, such as the place; Astro's own components read this copy for the same reason.
 */
export function infoOf(image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata {
	return image.clone ?? image;
}
