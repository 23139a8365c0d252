import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { servicePaths } from '../../scripts/services/client.ts';
import { servicesOrigin } from '../../scripts/lib/variants.ts';

/** What the backend answers healthy days with, whatever their website. */
export const backendPosts = await readLocalPosts(join(root, 'content', 'blog'));

/** The posts of this site that every build knows, the newest first, each with its slug. */
export const knownPosts = arrangePosts(backendPosts);

/** A post that the build knows, with a picture of its own. */
export const illustrated = knownPosts.find(({ post }) => post.imageUrl);

/** A picture that the backend has. */
export const picture = `${servicesOrigin}${illustrated?.post.imageUrl}`;

/** Where the pages of the variant `backend` fetch the list from. */
export const listUrl = `${servicesOrigin}${servicePaths.blogs}`;

/** A post as the backend would give it; the date is newer than every build's posts. */
export function blogPost(changes: Record<string, unknown> = {}) {
	return {
		_id: 'ffffffffffffffffffffff01',
		title: 'Fresh From the Loom',
		description: '<p>Woven this morning.</p><h2>The warp</h2><p>Threads that only the whole post tells of.</p>',
		imageUrl: picture,
		createdAt: '2026-11-20T04:30:00.000Z',
		website: 'infotech',
		...changes,
	};
}

/** An `_id` of 24 hexadecimal digits. */
export const idOf = (number: number): string => `f${String(number).padStart(23, '0')}`;
