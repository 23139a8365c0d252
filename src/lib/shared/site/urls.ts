/**
 * The address of a path of this site, as links use it.
 * @param path a path of the route table, such as `/about`; fragments and addresses elsewhere come back unchanged.
 * @param base the sub-path under which the site lives.
 */
export function href(path: string, base: string = import.meta.env.BASE_URL): string {
	if (!path.startsWith('/') || path.startsWith('//')) return path;
	const prefix = base.replace(/\/+$/, '');
	return `${prefix}${path}`;
}

/**
 * The one address under which a page is known: canonical link, Open Graph and sitemap (spec §2 Route table).
 * @param path a path of the route table.
 * @param site the site's origin.
 */
export function canonicalUrl(path: string, site: URL | string | undefined, base?: string): string {
	return new URL(href(path, base), site).href;
}

/** The path of the Markdown beside a page, for readers that only want its text. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;

/** The path of the picture that link previews of a page show. */
export const previewPath = (path: string): string => `/og${path === '/' ? '/index' : path}.png`;
