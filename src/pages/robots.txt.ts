import type { APIRoute } from 'astro';
import { isPreview } from '#lib/settings.ts';
import { canonicalUrl } from '#lib/urls.ts';

/** Lets robots crawl everything. In a preview, they would otherwise not see that its pages are not to be indexed. */
export const GET: APIRoute = ({ site }) => {
	const sitemap = isPreview ? '' : `\nSitemap: ${canonicalUrl('/sitemap-index.xml', site)}\n`;
	return new Response(`User-agent: *\nAllow: /\n${sitemap}`);
};
