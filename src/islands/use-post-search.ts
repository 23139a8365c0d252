import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { attempt } from '#lib/attempt.ts';
import { preparePostSearch, type Search } from './post-search.ts';
import type { SluggedPost } from '#lib/blog/published-posts.ts';

/** How long a visitor must pause before the query is written to the address, in milliseconds. */
const PAUSE = 500;

/** The longest query, in characters. */
const LONGEST = 100;

/** Returns the query that the tab or the address keeps. */
const readQuery = (): string =>
	String(
		Reflect.get(Object(window.history.state), 'query') ?? new URLSearchParams(window.location.search).get('q') ?? '',
	);

/**
 * Writes a query to the address (`?q=`), so that visitors can share the results and return to them with Back. With a
 * tracker, which would report the address, only the tab keeps the query.
 */
function writeQuery(query: string): void {
	const address = new URL(window.location.href);
	address.searchParams.set('q', query);
	if (query === '' || document.getElementById('analytics')) address.searchParams.delete('q');
	if (query === readQuery()) return;
	// Browsers refuse changes of the address that they find too frequent. The search works all the same.
	attempt(() => window.history.replaceState({ ...window.history.state, query }, '', address));
}

/**
 * Searches the posts for the text in the search field. `hits` is undefined without a query or a search. If the search
 * cannot be loaded, `hasFailed` is true until the page is loaded again.
 */
export function usePostSearch(posts: readonly SluggedPost[]) {
	const root = useRef<HTMLDivElement>(null);
	// React does not look into the form (`ServerContent`).
	const fieldOf = () => root.current?.querySelector('input');
	const preparation = useRef<Promise<void>>(undefined);
	const [query, setQuery] = useState<string>();
	const [search, setSearch] = useState<Search | 'failed'>();
	const words = query?.trim().slice(0, LONGEST).trim() ?? '';

	// Text that the visitor typed before the script started takes precedence over the address.
	useEffect(() => {
		const field = fieldOf();
		if (!field) return;
		field.value ||= readQuery();
		setQuery(field.value);
	}, []);

	useEffect(() => {
		if (words === '' || posts.length === 0) return;
		preparation.current ??= preparePostSearch(posts).then(
			(ready) => setSearch(() => ready),
			(error: unknown) => {
				console.error('Error preparing the search', error);
				setSearch('failed');
			},
		);
	}, [posts, words]);

	useEffect(() => {
		if (query === undefined) return;
		const timer = setTimeout(() => writeQuery(words), PAUSE);
		return () => clearTimeout(timer);
	}, [query, words]);

	const isSearching = words !== '' && search !== undefined;
	return {
		root,
		searchEvents: {
			onInput: () => setQuery(fieldOf()?.value),
			onBlur: () => writeQuery(words),
			onSubmit: (event: SyntheticEvent) => {
				event.preventDefault();
				// Phones put away the keyboard, which covers the cards.
				fieldOf()?.blur();
			},
		},
		query: words,
		hits: isSearching && search !== 'failed' ? search(words) : undefined,
		hasFailed: isSearching && search === 'failed',
	};
}
