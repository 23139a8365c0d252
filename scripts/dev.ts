// npm run dev: starts Astro's development server and the local services.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { localOptions, readPorts, runDevSite } from './lib/local.ts';

await runDevSite(await readPorts(parseArgs({ options: localOptions }).values, 'npm run dev'));
