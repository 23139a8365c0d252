import type { APIRoute } from 'astro';
import { canonicalUrl } from '../lib/shared/site/urls';

/** Allows crawling everything, and names the sitemap by its absolute address. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl('/sitemap-index.xml', site)}\n`);
