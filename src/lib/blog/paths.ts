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

export const FEED_PATH = '/rss.xml';

/** The path of the list on the backend (spec §7 Blog list). The build writes the list there if there is no backend. */
const LIST_PATH = '/api/blogs/allblogs';

/** Returns the URL from which to fetch the blog list. @param base the sub-path of this website. */
export const listUrl = (backendUrl: string | undefined, base?: string): string =>
	backendUrl === undefined ? href(LIST_PATH, base) : `${backendUrl.replace(/\/+$/, '')}${LIST_PATH}`;

/** Returns the path of a post, written as in the route table (spec §2). */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** Returns the slug in the path of a post's page, which may end with a slash or an extension such as `.html`. */
export function slugFromPath(pathname: string, base: string): string | undefined {
	const prefix = href(postPath(''), base);
	const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
	return /^([\w-]+)(\/|\/index\.html|\.html)?$/.exec(name)?.[1]?.toLowerCase();
}
