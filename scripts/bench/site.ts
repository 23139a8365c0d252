import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toolScript } from '../bootstrap.mjs';
import { siteEnvironment } from '../lib/build.ts';
import { copyProject } from '../lib/project-copy.ts';
import { folder, siteFolder } from './folders.ts';
import { measure, type Cost } from './measure.ts';

const cache = join(siteFolder, 'node_modules', '.astro');
const warmCache = join(folder, 'cache');

async function astroBuild(backend: string, posts: number): Promise<Cost> {
	const env = siteEnvironment({ PUBLIC_BACKEND_URL: `${backend}/${posts}` });
	return measure(toolScript('astro'), ['build', '--root', siteFolder], env);
}

/** Copies the project and builds it once, so that its resized pictures are there for every build to come. */
export async function prepareSite(backend: string): Promise<void> {
	await copyProject(siteFolder, false);
	await astroBuild(backend, 0);
	await cp(cache, warmCache, { recursive: true });
}

/** Builds the site with a number of posts, none of which it has seen before. */
export async function measureSite(backend: string, posts: number): Promise<Cost> {
	await rm(cache, { recursive: true });
	await cp(warmCache, cache, { recursive: true });
	return astroBuild(backend, posts);
}
