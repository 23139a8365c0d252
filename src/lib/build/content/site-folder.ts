import { resolve } from 'node:path';

/**
 * Gives the folder that holds what a site says and shows: `content/`, its pictures in `src/assets/` and the files in
 * `public/` that are served as they are. It is the project, unless the environment names another as `SITE_FOLDER`, as the
 * builds of the tests do. Style sheets and `import.meta.glob` know it as `#site`.
 */
export const siteFolder = (): string => resolve(process.env['SITE_FOLDER'] ?? '.');
