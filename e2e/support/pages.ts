import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants, type Variant } from '../../scripts/lib/variants.ts';

/** Returns the paths in the sitemap of a build. */
export const sitemapOf = (variant: Variant): Promise<string[]> => sitemapPaths(buildFolder(variants[variant].name));

/** The links in the header's menu on phones: pages, an offer, the phone and the chat. */
export const menuItems = [
	...['Story', 'Lessons', 'Work', 'Every block', 'Open day', 'Visit', 'A Saturday at the wheel'],
	...['+351 22 555 01 00', 'Kilngram'],
];
