import { type RefObject, useEffect, useState } from 'react';

const NAME = 'q';

/** Writes the query into the address, so that visitors can share the results and return to them with Back. */
function writeAddress(query: string): void {
	const address = new URL(window.location.href);
	if (query === '') address.searchParams.delete(NAME);
	else address.searchParams.set(NAME, query);
	window.history.replaceState(window.history.state, '', address);
}

/**
 * Returns the visitor's query: the text in the field, or `?q=` in the address.
 * @param field the search field; if it already contains text when the script starts, that text takes precedence over
 * the address.
 */
export function useAddressQuery(field: RefObject<HTMLInputElement | null>) {
	const [query, setQuery] = useState('');

	useEffect(() => {
		if (field.current === null) return;
		field.current.value ||= new URLSearchParams(window.location.search).get(NAME) ?? '';
		setQuery(field.current.value);
	}, [field]);

	const change = (value: string) => {
		setQuery(value);
		writeAddress(value.trim());
	};
	return [query, change] as const;
}
