/** The data in the 404 page: the start of every post's path, and the redirects without a forwarding page. */
export interface FallbackFacts {
	blog: string;
	redirects: { from: string; to: string }[];
}

/**
 * Forwards old addresses that differ from a page's address only in case, such as `/industries`, and so have no
 * forwarding page. If the address could belong to a post, marks the root element. The page then hides its text until it
 * knows whether a late post has this address. The page contains this function inline, so the function must not import
 * anything.
 */
export function startFallbackPage({ blog, redirects }: FallbackFacts): void {
	const path = location.pathname.replace(/\/$/, '');
	const redirect = redirects.find(({ from }) => from === path);
	if (redirect) location.replace(redirect.to);
	if (path.startsWith(blog)) document.documentElement.dataset['latePost'] = '';
}
