import { resolve } from 'node:path';

/**
 * Returns the folder of the site: `content/`, its pictures in `src/assets/` and static files in `public/`. This is the
 * project, unless `SITE_FOLDER` names another folder, as in the builds of the tests. Style sheets and
 * `import.meta.glob` call it `#site`.
 */
export const siteFolder = (): string => resolve(process.env['SITE_FOLDER'] ?? '.');
