/** What the 404 page knows: the start of post addresses, and addresses that only a host can redirect. */
export interface FallbackFacts {
	blog: string;
	aliases: { from: string; to: string }[];
}

/**
 * What the 404 page does before it is seen (product.md 'Routes', 'The blog'): it forwards an address such as
 * `/industries`, and under the blog it says on the root element that the post may be newer than the build, so that the
 * page waits with its text. It stands inline in the page, so it imports nothing.
 */
export function startFallbackScreen({ blog, aliases }: FallbackFacts): void {
	const path = location.pathname.replace(/\/$/, '');
	const alias = aliases.find(({ from }) => from === path);
	if (alias) location.replace(alias.to);
	if (path.startsWith(blog)) document.documentElement.dataset['latePost'] = '';
}
