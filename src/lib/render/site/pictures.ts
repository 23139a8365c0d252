import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>(
	'#site/src/assets/{portfolio,landing,logos,pages}/*.{png,jpg,jpeg,webp,avif,svg}',
	{ eager: true },
);
const byName = new Map(
	Object.entries(files).map(([path, file]) => [path.replace(/^.*\/src\/assets\/|\.\w+$/g, ''), file.default]),
);

/**
 * Returns the picture in `src/assets` with the name that content uses, whatever its extension, or nothing if there is
 * none.
 */
export function findPicture(folder: string, name: string): ImageMetadata | undefined {
	return byName.get(`${folder}/${name}`);
}

/**
 * Returns a picture that must exist.
 * @throws an error that contains the missing path.
 */
export function picture(folder: string, name: string): ImageMetadata {
	const file = findPicture(folder, name);
	if (file === undefined)
		throw new Error(
			`content/: src/assets/${folder} has no picture "${name}". Add it as .png, .jpg, .webp, .avif or .svg.`,
		);
	return file;
}

/**
 * Returns the facts of a picture, such as its size. If code read these facts from the picture itself, Astro would keep
 * the original in the built site, including everything that a phone stores in the file, such as the place where the
 * picture was taken. Astro's own components use this copy too.
 */
export function infoOf(image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata {
	return image.clone ?? image;
}
