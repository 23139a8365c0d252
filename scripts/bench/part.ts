// node scripts/bench/part.ts sanitising 1000: does one part of the build alone, for so many posts, and prints the seconds
// that it took. What it works on is not counted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOf } from '../../src/integrations/markdown/markdown-page.ts';
import { sanitiseAtBuild } from '../../src/lib/blog/build/sanitise-build.ts';
import { builtPosts } from './folders.ts';
import { benchPost } from './posts.ts';

interface Part {
	/** What the part is given for a post. */
	input: (number: number) => string;
	work: (input: string) => unknown;
}

const context = { listUrl: 'https://backend.example/api/blogs/allblogs', base: '/' };

function markdown(): Part {
	const pages = readdirSync(builtPosts).filter((name) => name.endsWith('.html'));
	return { input: (number) => readFileSync(join(builtPosts, pages[number] ?? ''), 'utf8'), work: markdownOf };
}

function sanitising(): Part {
	return {
		input: (number) => benchPost(number).description,
		work: (description) => sanitiseAtBuild(description, context),
	};
}

const [name, posts] = process.argv.slice(2);
const { input, work } = name === 'markdown' ? markdown() : sanitising();
let time = 0;
let processor = 0;
for (let number = 0; number < Number(posts); number++) {
	const given = input(number);
	const start = performance.now();
	const before = process.cpuUsage();
	work(given);
	const { user, system } = process.cpuUsage(before);
	processor += (user + system) / 1e6;
	time += (performance.now() - start) / 1000;
}
console.log(JSON.stringify({ time, processor }));
