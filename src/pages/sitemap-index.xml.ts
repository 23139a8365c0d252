import type { APIRoute } from 'astro';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { canonicalUrl } from '../lib/site/urls';

/** The list of sitemaps that robots.txt names; there is one. */
export const GET: APIRoute = async ({ site }) => {
	const index = new SitemapIndexStream();
	index.end({ url: canonicalUrl('/sitemap-0.xml', site) });
	return new Response(new Uint8Array(await streamToPromise(index)));
};
