import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>(
	'#site/src/assets/{portfolio,landing,logos,pages}/*.{png,jpg,jpeg,webp,avif,svg}',
	{ eager: true },
);
const byName = new Map(
	Object.entries(files).map(([path, file]) => [path.replace(/^.*\/src\/assets\/|\.\w+$/g, ''), file.default]),
);

/**
 * Returns the picture with this file name in a folder of `src/assets`, whatever its extension. Returns `undefined` if
 * there is no such picture.
 */
export function findPicture(folder: string, name: string): ImageMetadata | undefined {
	return byName.get(`${folder}/${name}`);
}

/**
 * Returns a picture that must exist.
 * @throws an error with the missing picture's folder and name.
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
 * Returns facts about a picture, such as its size, from a copy that Astro provides. If code read these facts from the
 * picture itself, Astro would publish the original file. The original may reveal where the picture was taken, because
 * phones store the place in the file. Astro's own components use the copy too.
 */
export function infoOf(image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata {
	return image.clone ?? image;
}
