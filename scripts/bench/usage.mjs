// Loaded before a measured program (node --import): tells, as it ends, what it took.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
	process.once('exit', () => {
		const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
		const usage = { processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
		writeSync(3, JSON.stringify(usage));
	});
}
