// npm run edit: starts the site with live reload and the editing page.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { localOptions, readPorts, runDevSite } from './lib/local.ts';

const ports = await readPorts(parseArgs({ options: localOptions }).values, 'npm run edit');
console.log(`Editing page:  http://localhost:${ports.site}/edit  (in Chrome or Edge; the folder is ${root})`);
await runDevSite(ports, process.stdout.isTTY ? ['--open', '/edit'] : []);
