import { useEffect, useState } from 'react';
import type { Hit, Search } from '../../lib/browser/blog/post-search';
import type { SluggedPost } from '../../lib/shared/blog/slug';

/**
 * The posts that a query finds. The search itself is fetched when it is first wanted.
 * @param isWanted whether the visitor has reached for the search.
 * @returns `undefined` while there is nothing to look for, or not yet anything to look with.
 */
export function usePostSearch(posts: readonly SluggedPost[], query: string, isWanted: boolean): Hit[] | undefined {
	const [search, setSearch] = useState<Search>();

	useEffect(() => {
		if (!isWanted || posts.length === 0) return;
		let isCurrent = true;
		const prepare = async () => {
			const { preparePostSearch } = await import('../../lib/browser/blog/post-search');
			await preparePostSearch(posts, (ready) => {
				if (isCurrent) setSearch(() => ready);
			});
		};
		prepare().catch((error: unknown) => console.error('Error preparing the search', error));
		return () => {
			isCurrent = false;
		};
	}, [posts, isWanted]);

	return query.trim() === '' ? undefined : search?.(query);
}
