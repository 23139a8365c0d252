import { resolve } from 'node:path';

/**
 * Returns the site's folder, which contains `content/`, the pictures in `src/assets/` and the static files in
 * `public/`. The site's folder is the project's folder unless `SITE_FOLDER` is set, as it is for some tests. Style
 * sheets and `import.meta.glob` refer to the site's folder as `#site`.
 */
export const siteFolder = (): string => resolve(process.env['SITE_FOLDER'] ?? '.');
