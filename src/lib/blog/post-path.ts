import { href } from '../site/urls.ts';

/** The path of a post, as in the route table (spec §2). */
export function postPath(slug: string): string {
	return `/blog/${slug}`;
}

/**
 * The slug in the address of a post page.
 * @param pathname as in `location.pathname`; an ending such as `.html` or a slash does not count.
 * @param base the sub-path of this website.
 * @returns `undefined` for an address that is no post's.
 */
export function slugFromPath(pathname: string, base: string): string | undefined {
	const prefix = href(postPath(''), base);
	if (!pathname.startsWith(prefix)) return undefined;
	const slug = pathname.slice(prefix.length).replace(/(\/|\/index\.html|\.html)$/, '');
	return /^[\w-]+$/.test(slug) ? slug.toLowerCase() : undefined;
}
