import { existsSync, readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';

/** A photograph of an iPhone begins like this, whatever its name says. Few browsers show it. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1)$/;

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g;
/** Markdown leaves a picture whose name has a space as text. */
const UNREAD = /!\[[^\]]*\]\((\/(?:[^()<]|\([^()<]*\))*)\)/;

/** Returns what is wrong with a picture, and how to mend it. */
function problemOf(address: unknown): string | undefined {
	if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
	const file = `public${address.replace(/(%[\da-f]{2})+/gi, decodeURIComponent)}`;
	if (!existsSync(file)) return `${file} does not exist. Add the picture, or correct its name.`;
	const isShown = !HEIC.test(readFileSync(file).toString('latin1', 4, 12));
	return isShown ? undefined : `Browsers do not show ${file}. Save it as AVIF, GIF, JPG, PNG, SVG or WebP.`;
}

/** Loads the posts in `content/blog/`. @throws if a picture is not in `public/`, or some browsers do not show it. */
export function localPosts(): Loader {
	const files = glob({ base: 'content/blog', pattern: '*.md' });
	return {
		name: 'local-posts',
		load: async (context) => {
			await files.load(context);
			for (const { data, rendered, filePath } of context.store.values()) {
				const html = rendered?.html.replace(/<code[\s\S]*?<\/code>/g, '') ?? '';
				const pictures = [
					data['imageUrl'],
					data['authorPicture'],
					...Array.from(html.matchAll(PICTURE), ([, src]) => src),
				];
				const problem = pictures.map(problemOf).find(Boolean);
				const [, unread] = UNREAD.exec(html) ?? [];
				if (problem) throw new Error(`${filePath}: ${problem}`);
				if (unread)
					throw new Error(`${filePath}: ${unread} has a space. Rename the picture, or write %20 for the space.`);
			}
		},
	};
}
