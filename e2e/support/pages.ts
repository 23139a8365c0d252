import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants, type Variant } from '../../scripts/lib/variants.ts';

/** Returns the paths in the sitemap of a build. */
export const sitemapOf = (variant: Variant): Promise<string[]> => sitemapPaths(buildFolder(variants[variant].name));
