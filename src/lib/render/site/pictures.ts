import type { ImageMetadata } from 'astro';
import { cropOf } from '../../build/site/picture-rules';

const files = import.meta.glob<{ default: ImageMetadata }>(
	'/src/assets/{portfolio,landing,logos,pages}/*.{png,jpg,jpeg,webp,avif,svg}',
	{ eager: true },
);
const byName = new Map(
	Object.entries(files).map(([path, file]) => [path.replace(/^.*\/src\/assets\/|\.\w+$/g, ''), file.default]),
);

/**
 * Returns a picture, or `undefined` if there is no such picture.
 * @param path the folder in `src/assets` and the file name without its extension, such as `portfolio/zarikart`.
 */
export function findPicture(path: string): ImageMetadata | undefined {
	return byName.get(path);
}

/**
 * Returns a picture that must exist.
 * @param path as for `findPicture`.
 * @throws an error that names the missing picture.
 */
export function picture(path: string): ImageMetadata {
	const file = findPicture(path);
	if (file === undefined)
		throw new Error(`content/: src/assets has no picture "${path}". Add it as .png, .jpg, .webp, .avif or .svg.`);
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

/**
 * Returns a picture that must exist, and its crop, in the form that Astro's image functions and components expect.
 * @param path as for `findPicture`.
 * @param wanted the width at which the picture is shown, in pixels.
 */
export function croppedPicture(path: string, wanted?: number) {
	const src = picture(path);
	const [folder = ''] = path.split('/');
	return { src, ...cropOf(folder, infoOf(src), wanted) };
}
