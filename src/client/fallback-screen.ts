/** What the 404 page knows: the start of post addresses, and addresses that only a host can redirect. */
export interface FallbackFacts {
	blog: string;
	redirects: { from: string; to: string }[];
}

/**
 * What the 404 page does before it is shown (product.md 'Routes', 'The blog'): it forwards an address such as
 * `/industries`. Below the blog it marks the root element, so that the page hides its text until it is known whether a
 * post newer than the build has this address. It is inline in the page, so it imports nothing.
 */
export function startFallbackScreen({ blog, redirects }: FallbackFacts): void {
	const path = location.pathname.replace(/\/$/, '');
	const redirect = redirects.find(({ from }) => from === path);
	if (redirect) location.replace(redirect.to);
	if (path.startsWith(blog)) document.documentElement.dataset['latePost'] = '';
}
