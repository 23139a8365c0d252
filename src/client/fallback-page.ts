/**
 * The data in the 404 page: the path that the addresses of all posts begin with, and the redirects that have no
 * forwarding page.
 */
export interface FallbackFacts {
	blog: string;
	redirects: { from: string; to: string }[];
}

/**
 * Forwards old addresses that have no forwarding page because they differ from a page only in case, such as
 * `/industries`. If the address could be a post's, marks the root element: the page then hides its text until it is
 * clear whether a newer post has this address. The page contains this function inline, so it imports nothing.
 */
export function startFallbackPage({ blog, redirects }: FallbackFacts): void {
	const path = location.pathname.replace(/\/$/, '');
	const redirect = redirects.find(({ from }) => from === path);
	if (redirect) location.replace(redirect.to);
	if (path.startsWith(blog)) document.documentElement.dataset['latePost'] = '';
}
