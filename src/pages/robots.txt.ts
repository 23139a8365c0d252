import type { APIRoute } from 'astro';
import { canonicalUrl } from '../lib/shared/site/urls';

/** Everything may be crawled; the sitemap is named with its full address. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl('/sitemap-index.xml', site)}\n`);
