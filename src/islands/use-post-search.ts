import { useEffect, useRef, useState } from 'react';
import { preparePostSearch, type Search } from '../lib/blog/post-search';
import type { SluggedPost } from '../lib/blog/published-posts';

/**
 * Searches the posts for the text in the search field. The text is also in the address (`?q=`), so that visitors can
 * share the results and return to them with Back. `hits` is undefined while there is no query or the search is loading.
 */
export function usePostSearch(posts: readonly SluggedPost[]) {
	const field = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState('');
	const [search, setSearch] = useState<Search>();
	const isEmpty = query.trim() === '';

	// Text that the visitor typed before the script started takes precedence over the address.
	useEffect(() => {
		if (field.current === null) return;
		field.current.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
		setQuery(field.current.value);
	}, []);

	useEffect(() => {
		if (isEmpty || posts.length === 0) return;
		const prepare = async () => {
			const ready = await preparePostSearch(posts);
			setSearch(() => ready);
		};
		prepare().catch((error: unknown) => console.error('Error preparing the search', error));
	}, [posts, isEmpty]);

	const change = (value: string) => {
		setQuery(value);
		const address = new URL(window.location.href);
		address.searchParams.set('q', value.trim());
		if (value.trim() === '') address.searchParams.delete('q');
		window.history.replaceState(window.history.state, '', address);
	};

	return { field, change, query, hits: isEmpty ? undefined : search?.(query) };
}
