import { type RefObject, useEffect, useState } from 'react';

const NAME = 'q';

/** Writes the query into the address, so that it can be shared and comes back with Back. */
function writeAddress(query: string): void {
	const address = new URL(window.location.href);
	if (query === '') address.searchParams.delete(NAME);
	else address.searchParams.set(NAME, query);
	window.history.replaceState(window.history.state, '', address);
}

/**
 * What the visitor looks for: typed into the field, or given by `?q=` of the address.
 * @param field what was typed into it before the script came counts more than the address.
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
