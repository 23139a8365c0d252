// npm run build: builds the site apart from dist/, which keeps what it holds until the new build has succeeded.
// Arguments are passed on to Astro.
import './lib/plain-errors.ts';
import { buildApart, replaceDist } from './lib/dist.ts';

await replaceDist(await buildApart('dist-next', { args: process.argv.slice(2), live: true }));
