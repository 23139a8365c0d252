import { join } from 'node:path';
import { readPosts } from '../../src/lib/build/content/model.ts';
import { oddRecords } from '../../src/lib/shared/blog/testing/odd-posts.ts';
import { root } from '../bootstrap.mjs';

/** The posts that the local backend serves. */
export interface BackendPosts {
	/** Returns the posts; addresses of their pictures begin with `origin`. */
	read: (origin: string) => unknown[];
	/** The folder that contains `images/`. */
	pictures: string;
}

function postsIn(folder: string, more: readonly unknown[] = []): BackendPosts {
	const read = (origin: string) => [
		...readPosts(folder).map((post) => ({
			...post,
			website: 'infotech',
			...(post.imageUrl?.startsWith('/') && { imageUrl: origin + post.imageUrl }),
		})),
		...more,
	];
	return { read, pictures: join(folder, 'public') };
}

/** The posts in content/blog, for `npm start` and `npm run dev`. */
export const ownPosts = postsIn(root);

/** Sample posts with real-world HTML, and odd and invalid posts, for the browser tests. */
export const testPosts = postsIn(join(import.meta.dirname, 'samples'), oddRecords);
