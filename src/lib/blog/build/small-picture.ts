import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file for phones that lies beside a picture of this website: `a.webp` and `a-small.avif`. At the build only.
 * @param imageUrl as the post gives it.
 * @param folder what is served as it is.
 * @returns its address as the post would give it; nothing for a picture without one, such as any of another host.
 */
export function smallPicture(imageUrl: string, folder = 'public'): string | undefined {
	const [, name] = /^(\/.+)\.\w+$/.exec(imageUrl) ?? [];
	if (name === undefined) return undefined;
	const small = `${name}-small.avif`;
	return existsSync(join(folder, small)) ? small : undefined;
}
