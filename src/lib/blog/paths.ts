import { href, readUrl } from '#lib/urls.ts';

/** The facts that the islands of the blog need in order to load and show posts. */
export interface BlogProps {
	/** The URL of the blog list: absolute, or a path on this website. */
	listUrl: string;
	/** The value of the field `website` in the posts of this website. */
	website: string;
}

/** The path of the blog, as in `oneRecord`, which islands do not import. */
export const BLOG_PATH = '/blog';
export const FEED_PATH = '/rss.xml';

/** Returns the URL of the blog list (spec §7). Without a backend, the build writes the list at the same path. */
export const blogListUrl = (backendUrl = ''): string => href(`${backendUrl}/api/blogs/allblogs`);

export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`;

/** Returns the slug in the path of a post's page, which may end with a slash or an extension such as `.html`. */
export function slugFromPath(pathname: string): string | undefined {
	const prefix = href(postPath(''));
	const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
	return /^([\w-]+)(\/|\/index\.html|\.html)?$/.exec(name)?.[1]?.toLowerCase();
}

/** Stands in for this website's origin if the list's URL is only a path. No real host can have this name (RFC 2606). */
export const OWN_ORIGIN = 'https://own.invalid';

/** Returns an address as its writer meant it: `www.example.com`, `https:/example.com` and `https://https://example.com`. */
export const mended = (address: string): string =>
	address
		.trim()
		.replace(/^www\./i, 'https://$&')
		.replace(/^(?:https?:\/*)*(https?:)\/*/i, '$1//')
		.replace(/^[^\s@/:]+@[^\s@/:]+\.\w+$/, 'mailto:$&');

/** Returns the absolute address of a post's picture or film, if pages may load it: by `https:`, or from the backend. */
export function pictureUrl(address: string, listUrl: string): string | undefined {
	const list = new URL(listUrl, OWN_ORIGIN);
	const url = readUrl(mended(address), list.href);
	// A blob: URL would pass the next check, because it has the origin of the page that made it.
	if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
	if (url.origin !== OWN_ORIGIN) return url.origin === list.origin ? url.href : url.href.replace(/^http:/, 'https:');
	return href(url.pathname + url.search);
}

/** The widths of the lighter copies that the build makes of pictures in `public/images/blog/`. */
export const COPY_WIDTHS = [360, 800];

/** The names of pictures that have lighter copies. */
export const SCALED = /\.(avif|jpe?g|png|webp)$/i;

/** Returns the `srcset` of one of this website's own pictures, or nothing for a picture that has no lighter copies. */
export function lighterCopies(src: string): string | undefined {
	const own = href('/images/blog/');
	const name = src.slice(own.length);
	if (!src.startsWith(own) || name.includes('/') || !SCALED.test(name)) return undefined;
	return [...COPY_WIDTHS.map((width) => `${own}${width}/${name}.avif ${width}w`), `${src} 1600w`].join(', ');
}
