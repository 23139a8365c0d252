import { useEffect, useState } from 'react';
import type { Hit, Search } from '../../lib/blog/post-search';
import type { SluggedPost } from '../../lib/blog/slug';

/**
 * Returns the posts that match a query. Loads the search when `isWanted` first becomes true.
 * @param isWanted whether the visitor has used the search.
 * @returns `undefined` while the query is empty or the search is still loading.
 */
export function usePostSearch(posts: readonly SluggedPost[], query: string, isWanted: boolean): Hit[] | undefined {
	const [search, setSearch] = useState<Search>();

	useEffect(() => {
		if (!isWanted || posts.length === 0) return;
		let isCurrent = true;
		const prepare = async () => {
			const { preparePostSearch } = await import('../../lib/blog/post-search');
			const ready = await preparePostSearch(posts);
			if (isCurrent) setSearch(() => ready);
		};
		prepare().catch((error: unknown) => console.error('Error preparing the search', error));
		return () => {
			isCurrent = false;
		};
	}, [posts, isWanted]);

	return query.trim() === '' ? undefined : search?.(query);
}
