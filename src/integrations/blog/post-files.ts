import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { LoaderContext } from 'astro/loaders';
import type { BlogObject } from '../../lib/blog/blog-object.ts';
import { findText, keepText, type PostText } from '../../lib/blog/build/post-texts.ts';

/** The files of the posts' texts, by the digests of the posts. */
export interface PostFiles {
	/** The file of a post; written, unless the last build has left it whole. `make` cleans the post's description. */
	fileOf: (digest: string, blog: BlogObject, make: () => PostText) => string;
	/** Takes away the files of posts that are no more. */
	sweep: () => Promise<void>;
}

/** Opens the folder of the files. That of a development server is another, so that no build sweeps away what it shows. */
export async function postFiles({
	config,
	watcher,
	store,
}: Pick<LoaderContext, 'config' | 'watcher' | 'store'>): Promise<PostFiles> {
	const folder = fileURLToPath(new URL(watcher ? 'blog-dev' : 'blog', config.cacheDir));
	await mkdir(folder, { recursive: true });
	// What Astro's store no longer knows, such as after `--force`, does not count.
	const kept = new Set(store.values().map(({ digest }) => String(digest)));
	const used = new Set<string>();
	return {
		fileOf: (digest, blog, make) => {
			const name = `${digest}.json`;
			const file = join(folder, name);
			used.add(name);
			if (!kept.has(digest) || !isDeepStrictEqual(findText(file)?.blog, blog)) keepText(file, make());
			return file;
		},
		sweep: async () => {
			for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name));
		},
	};
}
