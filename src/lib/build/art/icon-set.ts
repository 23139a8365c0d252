import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { getIconData } from '@iconify/utils';

const require = createRequire(join(process.cwd(), 'package.json'));

/** A set of icons as its package has it; Node.js keeps what it has read. */
export const iconSet = (name: string): Parameters<typeof getIconData>[0] => require(`@iconify-json/${name}/icons.json`);
