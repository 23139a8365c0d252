// npm run bench:blog: builds the site without posts, with 1,000 and with 10,000 of about 10 KB each, and a bare Astro
// project that prints the same pages; prints time and memory, and fails where a target is missed (scripts/bench/judge.ts).
//   --posts 100,300   other numbers of posts, for a quick run
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startBackend } from './bench/backend.ts';
import { measureBare, prepareBare } from './bench/bare.ts';
import { judge, leanest, type Results, type Run } from './bench/judge.ts';
import { folder } from './bench/folders.ts';
import { measurements, verdicts } from './bench/report.ts';
import { measurePart } from './bench/parts.ts';
import { measureSite, prepareSite } from './bench/site.ts';
import { reportFailure } from './lib/ports.ts';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000,10000' } } });

/** The two numbers of posts that are compared. */
const [few, many] = z
	.tuple([z.coerce.number().int().positive(), z.coerce.number().int().positive()])
	.parse(values.posts.split(','));

async function measureAll(backend: string): Promise<Results> {
	const site = async (posts: number): Promise<Run> => ({ posts, ...(await measureSite(backend, posts)) });
	const bare = async (posts: number): Promise<Run> => ({ posts, ...(await measureBare(posts)) });
	// What is small is measured twice, around what is large: a second more or less weighs most there.
	const [none, some] = [await site(0), await site(few)];
	const most = await site(many);
	// The bare project prints the pages of the largest site while they are there.
	const [bareNone, bareMost] = [await bare(0), await bare(many)];
	const [sanitising, markdown] = [await measurePart('sanitising', many), await measurePart('markdown', many)];
	return {
		none: leanest(none, await site(0)),
		site: [leanest(some, await site(few)), most],
		sanitising,
		markdown,
		bareNone: leanest(bareNone, await bare(0)),
		bare: bareMost,
	};
}

const backend = await startBackend();
try {
	await rm(folder, { recursive: true, force: true });
	await prepareSite(backend.origin);
	await prepareBare();
	const results = await measureAll(backend.origin);
	console.log(`${measurements(results)}\n\n${verdicts(results)}`);
	process.exitCode = judge(results).every(({ isReached }) => isReached) ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
} finally {
	await backend.close();
}
