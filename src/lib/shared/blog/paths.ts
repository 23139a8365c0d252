import { href } from '../site/urls.ts';

/** Where posts come from and where they appear. */
export interface BlogSource {
	/** The URL of the blog list: absolute, or a path of this website. */
	listUrl: string;
	/** The sub-path of this website, or `/`. */
	base: string;
}

/** What the blog's islands need to load and show posts. */
export interface BlogProps extends BlogSource {
	/** The office's, whose days decide which posts are published. */
	timeZone: string;
	/** The value that marks this website's posts. */
	website: string;
}

/** A link from a post to its subject, such as a service. */
export interface PostLink {
	label: string;
	name: string;
	path: string;
}

export const FEED_PATH = '/rss.xml';

/** The path of the list below the backend (spec §7 Blog list). */
const LIST_PATH = '/api/blogs/allblogs';

/**
 * Returns where to fetch the blog list (spec §7 Blog list).
 * @param backendUrl origin and path of the backend; without one, the static file of the build at the same path.
 * @param base the sub-path of this website.
 */
export function listUrl(backendUrl: string | undefined, base?: string): string {
	return backendUrl === undefined ? href(LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${LIST_PATH}`;
}

/** Returns the path of a post, as in the route table (spec §2). */
export function postPath(slug: string): string {
	return `/blog/${slug}`;
}

/**
 * Returns the slug in the address of a post page.
 * @param pathname as in `location.pathname`; an extension such as `.html` or a final slash does not matter.
 * @param base the sub-path of this website.
 * @returns `undefined` if it is not the address of a post.
 */
export function slugFromPath(pathname: string, base: string): string | undefined {
	const prefix = href(postPath(''), base);
	if (!pathname.startsWith(prefix)) return undefined;
	const slug = pathname.slice(prefix.length).replace(/(\/|\/index\.html|\.html)$/, '');
	return /^[\w-]+$/.test(slug) ? slug.toLowerCase() : undefined;
}
