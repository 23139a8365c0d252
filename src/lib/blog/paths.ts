import { href } from '../urls.ts';

/** Where posts come from, and where they are shown. */
export interface BlogSource {
	/** The URL of the blog list: absolute, or a path on this website. */
	listUrl: string;
	/** The sub-path of this website, or `/`. */
	base: string;
}

/** The facts that the islands of the blog need in order to load and show posts. */
export interface BlogProps extends BlogSource {
	/** The office's time zone. The current date there determines which posts are published. */
	timeZone: string;
	/** The value of the field `website` in the posts of this website. */
	website: string;
}

/** A link from a post to the subject of the post, such as a service. */
export interface PostLink {
	label: string;
	name: string;
	path: string;
}

/** The prefix of the ids in a post. */
export const POST_IDS = { idPrefix: 'post-' };

export const FEED_PATH = '/rss.xml';

/** The path of the list on the backend (spec §7 Blog list). */
const LIST_PATH = '/api/blogs/allblogs';

/**
 * Returns the URL from which to fetch the blog list (spec §7 Blog list).
 * @param backendUrl the origin and path of the backend. Without a backend, the build writes the list to a file at the
 * same path.
 * @param base the sub-path of this website.
 */
export function listUrl(backendUrl: string | undefined, base?: string): string {
	return backendUrl === undefined ? href(LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${LIST_PATH}`;
}

/** Returns the path of a post, written as in the route table (spec §2). */
export function postPath(slug: string): string {
	return `/blog/${slug}`;
}

/**
 * Returns the slug in the address of a post's page.
 * @param pathname the value of `location.pathname`; it may end with a slash or an extension such as `.html`.
 * @param base the sub-path of this website.
 * @returns `undefined` if the path is not that of a post.
 */
export function slugFromPath(pathname: string, base: string): string | undefined {
	const prefix = href(postPath(''), base);
	if (!pathname.startsWith(prefix)) return undefined;
	const slug = pathname.slice(prefix.length).replace(/(\/|\/index\.html|\.html)$/, '');
	return /^[\w-]+$/.test(slug) ? slug.toLowerCase() : undefined;
}
