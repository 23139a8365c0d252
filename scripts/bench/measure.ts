import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { pinnedNode } from '../bootstrap.mjs';
import { root } from '../lib/root.ts';

const usage = z.object({ processor: z.number(), memory: z.number() });

/** What a program took. */
export interface Cost extends z.infer<typeof usage> {
	/** Seconds on the clock. */
	time: number;
	/** Seconds of work, of all its threads: the same however busy the machine is. */
	processor: number;
	/** The most bytes that it had in memory at once. */
	memory: number;
}

const usageScript = fileURLToPath(new URL('usage.mjs', import.meta.url));

/**
 * Runs a script with the pinned Node.js and measures it as a whole; builds have threads, but no processes of their own.
 * @returns what it took and what it printed.
 * @throws its output if it fails.
 */
export async function measure(
	script: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv,
): Promise<Cost & { output: string }> {
	const start = performance.now();
	const child = spawn(pinnedNode, ['--import', usageScript, script, ...args], {
		cwd: root,
		env: { ...env, NO_COLOR: '1' },
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	});
	const endChild = (): boolean => child.kill();
	process.once('exit', endChild);
	const ended = new Promise<number | null>((resolve, reject) => {
		child.once('error', reject).once('close', resolve);
	});
	const streams = child.stdio.slice(1) as Readable[];
	const [output = '', errors = '', report = ''] = await Promise.all(streams.map((stream) => text(stream)));
	const code = await ended;
	process.off('exit', endChild);
	if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output}${errors}`);
	return { time: (performance.now() - start) / 1000, ...usage.parse(JSON.parse(report)), output };
}
