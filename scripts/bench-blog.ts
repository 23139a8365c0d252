// npm run bench:blog: builds the site with 0, 1,000 and 10,000 posts of about 8 KB. The command fails if a post takes
// too long, if the build time grows faster than the number of posts, or if the build uses too much memory. `-- --posts
// 100,300` chooses smaller numbers for a quick run. Times are multiples of the time to parse a post's text, so the
// limits do not depend on the machine.
import './lib/plain-errors.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { Hono } from 'hono';
import { z } from 'zod';
import { content } from '../src/lib/build/content/model.ts';
import { pinnedNode } from './bootstrap.mjs';
import { buildFolder, siteEnvironment } from './lib/build.ts';
import { listen } from './lib/ports.ts';
import { copyProject } from './lib/project-copy.ts';

/**
 * How long one post may take, as a multiple of the time to parse its text. A post takes 18 to 22 parsings: 6 for its
 * clean HTML, its Markdown and its place among related posts, 7 for its page, 2 for finishing the page's files, and the
 * rest for memory management and compilation.
 */
const PARSINGS = 25;
/** The largest factor by which a post may take longer in a large blog than in a small one. */
const GROWTH = 1.1;
/** The maximum memory that a build may use, in bytes. A build without posts uses 1.1 GB. */
const MEMORY = 1.7e9;

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000,10000' } } });
const count = z.coerce.number().int().positive();
const [few, many] = z.tuple([count, count]).parse(values.posts.split(','));

/** One section of a post: ordinary text, pasted text, and markup that must be removed. */
const part = (number: number): string => `
<h2 id="part-${number}">What buyers of silk ask first, ${number}</h2>
<p>Naïve café – 40% of “samples” at ₹1,200, સુરત કાપડ, <a href="https://example.com/${number}">a price list</a>.
<strong>Colour and width</strong> &amp; <em>the order of the season</em>, by phone.</p>
<p class="MsoNormal" style="margin:0 0 8pt"><span style="font-size:12pt">Pasted from a letter of ${number} words.</span></p>
<ul><li>Warp<ul><li>Weft</li></ul></li><li>Loom</li></ul><ol><li>Cotton</li><li>Georgette</li></ol>
<table><thead><tr><th>Metre</th><th>Month</th></tr></thead><tbody><tr><td>${number}</td><td>May</td></tr></tbody></table>
<pre><code>const price = list[${number}] &lt; 500;</code></pre><blockquote><p>Answered within a day.</p></blockquote>
<figure><img src="https://images.example.com/${number}.jpg" alt="A loom"><figcaption>The loom</figcaption></figure>
<iframe src="https://www.youtube.com/embed/v${number}" title="A film"></iframe>
<div onclick="track(${number})"><script>count(${number})</script><p>Counted.</p></div>`;

/** A post as a backend might send it. Every hundredth post repeats a title; every seventh has no picture. */
const benchPost = (_: unknown, number: number) => ({
	_id: number.toString(16).padStart(24, '0'),
	title: number % 100 === 99 ? 'Notes from the Loom' : `What a parcel costs, ${number}`,
	description: Array.from({ length: 8 }, (_part, index) => part(number * 8 + index)).join(''),
	imageUrl: number % 7 === 0 ? null : `https://images.example.com/cover-${number}.jpg`,
	createdAt: new Date(Date.UTC(2026, 0, 31) - number * 3_600_000).toISOString(),
	website: content().agency.website,
});

const backend = new Hono().get('/:posts/api/blogs/allblogs', (context) =>
	context.json(Array.from({ length: Number(context.req.param('posts')) }, benchPost)),
);
const { origin, close } = await listen(backend, 0);
const site = join(buildFolder('bench'), 'site');

/**
 * The processor time in milliseconds, and the memory in bytes. Processor time does not depend on how busy the machine
 * is.
 */
const usage = z.object({ build: z.number(), parsing: z.number(), memory: z.number() });
const measured = `import { build } from 'astro';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
const work = () => (process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime) / 1000;
const timed = async (action) => { const start = work(); await action(); return work() - start; };
const parser = unified().use(rehypeParse).freeze();
const text = ${JSON.stringify(benchPost(undefined, 5).description)};
const parse = () => { for (let times = 0; times < 200; times += 1) parser.parse(text); };
const ofBuild = await timed(() => build({ root: ${JSON.stringify(site)}, logLevel: 'error' }));
const memory = process.resourceUsage().maxRSS * 1024;
parse();
console.log(JSON.stringify({ build: ofBuild, parsing: (await timed(parse)) / 200, memory }));`;

/** Measures a build with this many posts. */
async function measure(posts: number): Promise<z.infer<typeof usage>> {
	const env = siteEnvironment({ PUBLIC_BACKEND_URL: `${origin}/${posts}` });
	const args = ['--input-type=module', '--eval', measured];
	const { stdout } = await execa(pinnedNode, args, { cwd: site, env, extendEnv: false });
	return usage.parse(JSON.parse(stdout.split('\n').at(-1) ?? ''));
}

await rm(site, { recursive: true, force: true });
await copyProject(site);
// A first build fills the picture cache, so that the measured builds do not include that work.
await measure(0);
const [none, some, most] = [await measure(0), await measure(few), await measure(many)];
await close();
const costOf = ({ build }: typeof none, posts: number): number => (build - none.build) / posts;
const parsing = Math.max(some.parsing, most.parsing);
const parsings = costOf(some, few) / parsing;
const growth = costOf(most, many) / costOf(some, few);
const memory = Math.max(none.memory, some.memory, most.memory);
console.table({ 'no posts': none, [`${few} posts`]: some, [`${many} posts`]: most });
console.log(
	`A post among ${few} takes ${costOf(some, few).toFixed(1)} ms of work, ${parsings.toFixed(1)} parsings (at most ${PARSINGS})`,
);
console.log(`A post takes ${growth.toFixed(2)} times as long among ${many} as among ${few} (at most ${GROWTH})`);
console.log(`${(memory / 1e9).toFixed(2)} GB of memory at once (at most ${MEMORY / 1e9} GB)`);
process.exitCode = parsings <= PARSINGS && growth <= GROWTH && memory <= MEMORY ? 0 : 1;
