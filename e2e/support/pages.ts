import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants, type Variant } from '../../scripts/lib/variants.ts';

/** Every page of a build that search engines may list, by its path. */
export const sitemapOf = (variant: Variant): Promise<string[]> => sitemapPaths(buildFolder(variants[variant].name));
