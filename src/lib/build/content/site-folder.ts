import { resolve } from 'node:path';

/**
 * Returns the site's folder, which contains `content/`, the pictures in `src/assets/` and the static files in
 * `public/`. This is the project's folder, unless `SITE_FOLDER` names another one, as in builds for tests. Style sheets
 * and `import.meta.glob` refer to it as `#site`.
 */
export const siteFolder = (): string => resolve(process.env['SITE_FOLDER'] ?? '.');
