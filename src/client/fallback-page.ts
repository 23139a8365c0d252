/** The data of the 404 page: the path of posts, and addresses that only a host could redirect. */
export interface FallbackFacts {
	blog: string;
	redirects: { from: string; to: string }[];
}

/**
 * Forwards addresses such as `/industries` (product.md 'Routes'). For addresses of posts it marks the root element, so
 * that the page hides its text until it is clear whether a newer post has this address. Inline in the page, so it
 * imports nothing.
 */
export function startFallbackPage({ blog, redirects }: FallbackFacts): void {
	const path = location.pathname.replace(/\/$/, '');
	const redirect = redirects.find(({ from }) => from === path);
	if (redirect) location.replace(redirect.to);
	if (path.startsWith(blog)) document.documentElement.dataset['latePost'] = '';
}
