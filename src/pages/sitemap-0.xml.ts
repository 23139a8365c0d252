import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { SitemapStream, streamToPromise } from 'sitemap';
import { postPath } from '../lib/blog/post-path';
import { archivePages } from '../lib/site/archive-pages';
import { ourPosts } from '../lib/site/blog-posts';
import { sitePages } from '../lib/site/site-pages';
import { canonicalUrl } from '../lib/site/urls';

/** A date as sitemaps have it; nothing for one that no calendar knows. */
function dateOf(text: string): { lastmod?: string } {
	const date = new Date(text);
	return Number.isNaN(date.getTime()) ? {} : { lastmod: date.toISOString() };
}

/** Every page for search engines by its canonical address, posts with their date, no page with the clock's. */
export const GET: APIRoute = async ({ site }) => {
	const [, ...furtherPages] = await archivePages();
	const pages = [...(await sitePages()), ...furtherPages].map(({ path }) => ({ path }));
	const posts = (await ourPosts()).map(({ slug, createdAt, updated = createdAt }) => ({
		path: postPath(slug),
		...dateOf(updated),
	}));
	const entries = [...pages, ...posts].map(({ path, ...entry }) => ({ url: canonicalUrl(path, site), ...entry }));
	const xml = Readable.from(entries).pipe(
		new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } }),
	);
	return new Response(new Uint8Array(await streamToPromise(xml)));
};
