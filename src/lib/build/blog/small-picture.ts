import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../content/site-folder.ts';

/** The address of the file for phones of a picture in public/images/blog: `a.webp` and `a-small.avif`. */
export function pictureForPhones(imageUrl: string): string | undefined {
	const [, name] = /^(\/images\/blog\/[^/]+)\.(?:jpe?g|png|webp|avif)$/i.exec(imageUrl) ?? [];
	return name && `${name}-small.avif`;
}

/**
 * The file for phones that lies beside a picture of this website. At the build only.
 * @param imageUrl as the post gives it.
 * @param isMade whether the build makes one where there is none; `npm run dev` does not.
 * @param folder what is served as it is.
 * @returns its address as the post would give it; nothing for a picture without one, such as any of another host.
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
