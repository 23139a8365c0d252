// npm run bench:blog: builds the site without posts, with 1,000 and with 10,000 of about 10 KB each; fails where time does
// not grow in proportion, or memory too much. `-- --posts 100,300` takes other numbers, for a quick run.
import { cp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { benchPost } from './lib/bench-posts.ts';
import { buildFolder, siteEnvironment } from './lib/build.ts';
import { listen, reportFailure } from './lib/ports.ts';
import { runTool } from './lib/process.ts';
import { copyProject } from './lib/project-copy.ts';

/** How many times as long a post may take among many as among few. */
const GROWTH = 1.3;
/** Bytes that a build may have in memory at once. */
const MEMORY = 1.5e9;

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000,10000' } } });
const count = z.coerce.number().int().positive();
const [few, many] = z.tuple([count, count]).parse(values.posts.split(','));

const folder = buildFolder('bench');
const site = join(folder, 'site');
const cache = join(site, 'node_modules', '.astro');
const warmCache = join(folder, 'cache');
const usageFile = join(folder, 'usage.json');

/** Runs in the build: tells, as it ends, what it took. Seconds of work are the same however busy the machine is. */
const tellUsage = `import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const tell = () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
	writeFileSync(${JSON.stringify(usageFile)}, JSON.stringify(usage));
};
if (isMainThread) process.once('exit', tell);`;
const usage = z.object({ seconds: z.number(), memory: z.number() });

/** Builds the site with a number of posts, none of which it has seen before. */
async function measure(backend: string, posts: number): Promise<z.infer<typeof usage>> {
	await rm(cache, { recursive: true, force: true });
	await cp(warmCache, cache, { recursive: true }).catch(() => undefined);
	const settings = siteEnvironment({ PUBLIC_BACKEND_URL: `${backend}/${posts}` });
	const env = { ...settings, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(tellUsage)}` };
	const { ok, output } = await runTool('astro', ['build', '--root', site], { env });
	if (!ok) throw new Error(output);
	return usage.parse(JSON.parse(await readFile(usageFile, 'utf8')));
}

const backend = new Hono().get('/:posts/api/blogs/allblogs', (context) =>
	context.json(Array.from({ length: Number(context.req.param('posts')) }, (_, number) => benchPost(number))),
);

try {
	const { origin, close } = await listen(createServer(getRequestListener(backend.fetch)), 0);
	await rm(folder, { recursive: true, force: true });
	await copyProject(site, false);
	// Once for its pictures, so that they are there for every build to come.
	await measure(origin, 0);
	await cp(cache, warmCache, { recursive: true });
	const [none, some, most] = [await measure(origin, 0), await measure(origin, few), await measure(origin, many)];
	await close();
	const perPost = [(some.seconds - none.seconds) / few, (most.seconds - none.seconds) / many] as const;
	const growth = perPost[1] / perPost[0];
	const memory = Math.max(none.memory, some.memory, most.memory);
	console.table({ 'no posts': none, [`${few} posts`]: some, [`${many} posts`]: most });
	console.log(`A post takes ${growth.toFixed(2)} times as long among ${many} as among ${few} (at most ${GROWTH})`);
	console.log(`${(memory / 1e9).toFixed(2)} GB of memory at once (under ${MEMORY / 1e9} GB)`);
	process.exitCode = growth <= GROWTH && memory < MEMORY ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
}
