import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the address of the phone version of a picture, such as `a-small.avif` for `a.webp`. */
function pictureForPhones(imageUrl: string): string | undefined {
	const [, name] = /^(\/images\/blog\/[^/]+)\.(?:jpe?g|png|webp|avif)$/i.exec(imageUrl) ?? [];
	return name && `${name}-small.avif`;
}

/**
 * Returns the address of the phone version of a picture, if there is one.
 * @param imageUrl the address of the picture, as it appears in the post.
 * @param folder the folder with the static files.
 * @returns the address in the same form as `imageUrl`, or `undefined` if there is no phone version (for example,
 * because the picture is on another host).
 */
export function smallPicture(imageUrl: string, folder = 'public'): string | undefined {
	const small = pictureForPhones(imageUrl);
	return small !== undefined && existsSync(join(folder, small)) ? small : undefined;
}
