import type { APIRoute } from 'astro';
import { canonicalUrl } from '../lib/urls';

/** Lets robots crawl everything, and tells them the absolute address of the sitemap. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl('/sitemap-index.xml', site)}\n`);
