// npm run build: builds the site apart from dist/, which keeps what it holds until the new build has succeeded.
// Arguments are passed on to Astro.
import './lib/plain-errors.ts';
import { relative } from 'node:path';
import { root } from './bootstrap.mjs';
import { buildFolder } from './lib/build.ts';
import { runTool } from './lib/process.ts';
import { replaceDist } from './lib/replace-dist.ts';

const folder = buildFolder('dist-next');
const args = ['build', ...process.argv.slice(2), '--outDir', relative(root, folder)];
const { ok } = await runTool('astro', args, { live: true });
if (ok) await replaceDist(folder);
else process.exitCode = 1;
