import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** What the command builds; git ignores it. */
export const folder = join(root, '.local', 'bench');

/** The copy of the project that is built. */
export const siteFolder = join(folder, 'site');

/** Where the built posts lie. */
export const builtPosts = join(siteFolder, 'dist', 'blog');
