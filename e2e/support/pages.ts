import { buildFolder } from '../../scripts/lib/build.ts';
import { sitemapPaths } from '../../scripts/lib/sitemap.ts';
import { variants, type Variant } from '../../scripts/lib/variants.ts';

/** Every page of a build that search engines may list, by its path. */
export const sitemapOf = (variant: Variant): Promise<string[]> => sitemapPaths(buildFolder(variants[variant].name));

/** Whether there are posts in content/blog, which the builds without a backend show. */
export const hasOwnPosts = (await sitemapOf('static')).some((path) => path.startsWith('/blog/'));

/** Those of the build that most tests visit. */
export const sitemap = await sitemapOf('backend');

const postPaths = sitemap.filter((path) => /^\/blog\/[^/]+$/.test(path));

/** A post; any of them will do. */
export const postPath = postPaths[0] ?? '';

/** Every page but posts, which are set alike, and one post. */
export const kinds = sitemap.filter((path) => path === postPath || !postPaths.includes(path));

/** The page of a service; any of them will do. */
export const servicePath = sitemap.find((path) => path.startsWith('/services/')) ?? '';
