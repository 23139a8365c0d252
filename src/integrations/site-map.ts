import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { postPath } from '../lib/shared/blog/paths.ts';
import { readRedirects } from '../lib/build/content/redirects.ts';
import { canonicalUrl } from '../lib/shared/site/urls.ts';
import { readPostDates } from '../lib/build/blog/post-dates.ts';
import type { BuildSettings } from '../lib/build/site/build-settings.ts';

/** Pages that search engines should not list: redirects, and the late-post page. */
const unlisted = (): string[] => [...readRedirects().map(({ from }) => from), '/late-post'];

/**
 * Writes the sitemap, which lists the canonical address of each page that search engines should find. Each post has
 * its own date. Other pages have no date, not even the date of the build.
 */
export function siteMap({ siteUrl, base }: Pick<BuildSettings, 'siteUrl' | 'base'>): AstroIntegration {
	const address = (path: string): string => canonicalUrl(path, siteUrl, base);
	const hidden = new Set(unlisted().map(address));
	const dates = new Map<string, string>();
	let posts: URL;
	const { name, hooks } = sitemap({
		namespaces: { news: false, xhtml: false, image: false, video: false },
		filter: (page) => !hidden.has(page),
		serialize: (item) => {
			const lastmod = dates.get(item.url);
			return lastmod === undefined ? item : { ...item, lastmod };
		},
	});
	return {
		name,
		hooks: {
			...hooks,
			'astro:config:done': (options) => {
				posts = new URL('blog/', options.config.cacheDir);
				return hooks['astro:config:done']?.(options);
			},
			'astro:build:done': async (options) => {
				for (const [slug, date] of Object.entries(await readPostDates(posts))) dates.set(address(postPath(slug)), date);
				await hooks['astro:build:done']?.(options);
			},
		},
	};
}
