import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../content/site-folder.ts';

/** Returns the address of a picture's file for phones: `a-small.avif` for `a.webp`. */
export function pictureForPhones(imageUrl: string): string | undefined {
	const [, name] = /^(\/images\/blog\/[^/]+)\.(?:jpe?g|png|webp|avif)$/i.exec(imageUrl) ?? [];
	return name && `${name}-small.avif`;
}

/**
 * Returns a picture's file for phones.
 * @param imageUrl as in the post.
 * @param isMade whether the build makes missing files; `npm run dev` does not.
 * @param folder the folder of static files.
 * @returns its address as a post would write it, or nothing if there is none, such as for another host.
 */
export function smallPicture(
	imageUrl: string,
	isMade: boolean,
	folder = join(siteFolder(), 'public'),
): string | undefined {
	const small = pictureForPhones(imageUrl);
	if (small === undefined) return undefined;
	return existsSync(join(folder, small)) || (isMade && existsSync(join(folder, imageUrl))) ? small : undefined;
}
