export interface Redirect {
	from: string;
	to: string;
}

/**
 * Addresses that redirect to a page: former addresses, and ones that people type (spec §2 Route table). If a page gets a
 * new address, add the old one here.
 */
export const redirects: readonly Redirect[] = [
	{ from: '/solutions', to: '/services' },
	{ from: '/services/seo-services', to: '/services/seo' },
	{ from: '/contact', to: '/contactus' },
	{ from: '/industries', to: '/Industries' },
];

/**
 * Returns whether a redirect changes only the case of letters, so that only a host can perform it. On file systems that
 * ignore case, a file for such a redirect would replace the page.
 */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Returns the path to which a path redirects, or the path itself if there is no redirect. */
export const targetOf = (path: string): string => redirects.find(({ from }) => from === path)?.to ?? path;
