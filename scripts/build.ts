// npm run build: builds the site into a temporary folder and replaces dist/ only if the build succeeds. Passes its
// arguments to Astro.
import './lib/plain-errors.ts';
import { buildApart, replaceDist } from './lib/dist.ts';

await replaceDist(await buildApart('dist-next', { args: process.argv.slice(2), live: true }));
