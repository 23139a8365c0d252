import { useEffect, useState } from 'react';
import type { RelatedPostsProps } from './RelatedPosts';
import type { SluggedPost } from '../lib/blog/slug';

/**
 * The posts of a list that are about the same as one of them; none before they are found.
 * @param list stays empty where no list was fetched.
 */
export function useRelatedPosts(entry: SluggedPost, list: readonly SluggedPost[]): RelatedPostsProps['posts'] {
	const [related, setRelated] = useState<readonly SluggedPost[]>([]);

	useEffect(() => {
		if (list.length === 0) return;
		let isCurrent = true;
		const find = async () => {
			const { postsLike } = await import('../lib/blog/browser/post-search');
			const found = await postsLike(entry, list);
			if (isCurrent) setRelated(found);
		};
		find().catch((error: unknown) => console.error('Error finding related posts', error));
		return () => {
			isCurrent = false;
		};
	}, [entry, list]);

	return related.map(({ post, slug }) => ({ ...post, slug }));
}
