import { href } from '../site/urls.ts';

/** Where the posts come from and where they are shown. */
export interface BlogSource {
	/** The URL of the blog list: whole, or a path of this website. */
	listUrl: string;
	/** The sub-path of this website, `/` if it has none. */
	base: string;
}

/** What the islands of the blog need to find and show its posts. */
export interface BlogProps extends BlogSource {
	/** That of the office, whose days decide which posts are shown. */
	timeZone: string;
	/** The value that marks this website's posts. */
	website: string;
}

/** A link of a post to what it is about, such as a service. */
export interface PostLink {
	label: string;
	name: string;
	path: string;
}

/** The path of the feed of posts. */
export const FEED_PATH = '/rss.xml';

/** The path of the list below the backend (spec §7 Blog list). */
const LIST_PATH = '/api/blogs/allblogs';

/**
 * Where the blog list is fetched from (spec §7 Blog list).
 * @param backendUrl origin and path of the backend; without one, the build's own static file at the same path.
 * @param base the sub-path of this website.
 */
export function listUrl(backendUrl: string | undefined, base?: string): string {
	return backendUrl === undefined ? href(LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${LIST_PATH}`;
}

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
