import { existsSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';

/** Pictures of posts are served as they are, so every browser must know their format. */
const FORMATS = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MARKDOWN_PICTURE = /!\[[^\]]*\]\((\/[^)\s]+)/g;

/**
 * Loads the posts in `content/blog/`.
 * @throws if a picture of a post is not in `public/`, or has a format that some browsers do not show.
 */
export function localPosts(): Loader {
	const files = glob({ base: 'content/blog', pattern: '*.md' });
	return {
		name: 'local-posts',
		load: async (context) => {
			await files.load(context);
			for (const { data, body = '', filePath } of context.store.values()) {
				const written = [...body.matchAll(MARKDOWN_PICTURE)].map(([, picture]) => picture);
				for (const picture of [data['imageUrl'], data['authorPicture'], ...written]) {
					if (typeof picture !== 'string' || !picture.startsWith('/')) continue;
					if (!existsSync(`public${picture}`)) throw new Error(`${filePath}: public${picture} does not exist.`);
					if (!FORMATS.test(picture))
						throw new Error(`${filePath}: ${picture} must be AVIF, GIF, JPG, PNG, SVG or WebP.`);
				}
			}
		},
	};
}
