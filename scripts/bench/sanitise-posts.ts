// node scripts/bench/sanitise-posts.ts 1000: cleans so many posts and prints the seconds that it took.
import { sanitiseAtBuild } from '../../src/lib/blog/sanitise-build.ts';
import { benchPost } from './posts.ts';

const context = { listUrl: 'https://backend.example/api/blogs/allblogs', base: '/' };
let time = 0;
let processor = 0;
for (let number = 0; number < Number(process.argv[2]); number++) {
	const { description } = benchPost(number);
	const start = performance.now();
	const before = process.cpuUsage();
	sanitiseAtBuild(description, context);
	const { user, system } = process.cpuUsage(before);
	processor += (user + system) / 1e6;
	time += (performance.now() - start) / 1000;
}
console.log(JSON.stringify({ time, processor }));
