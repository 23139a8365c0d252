import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants } from '../../scripts/lib/variants.ts';

/** Every page of the site that search engines may list, by its path. */
export const sitemap = await sitemapPaths(buildFolder(variants.backend.name));

/** The posts among them. */
export const postPaths = sitemap.filter((path) => /^\/blog\/[^/]+$/.test(path));

/** A post; any of them will do. */
export const postPath = postPaths[0] ?? '';

/** The pages of services. */
export const servicePaths = sitemap.filter((path) => path.startsWith('/services/'));
