import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { getIconData } from '@iconify/utils';

const require = createRequire(join(process.cwd(), 'package.json'));

/** Returns a set of icons from its npm package. Node.js caches the data. */
export const iconSet = (name: string): Parameters<typeof getIconData>[0] => require(`@iconify-json/${name}/icons.json`);
