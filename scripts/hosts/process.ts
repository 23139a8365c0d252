import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '../lib/ports.ts';

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	if (address === null || typeof address === 'string') throw new Error('No port is free.');
	return address.port;
}

/** The path of a command that is installed; Debian keeps servers where only root looks. */
export function findCommand(name: string): string | undefined {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return folders
		.map((folder) => join(folder, name))
		.find((file) => {
			try {
				accessSync(file, constants.X_OK);
				return true;
			} catch {
				return false;
			}
		});
}

/**
 * Starts a server and waits until it answers.
 * @throws with what the server wrote when it ends before that, or takes longer than 30 s.
 */
export async function startServer(
	command: string,
	args: readonly string[],
	port: number,
	env: Record<string, string> = {},
): Promise<Listening> {
	const origin = `http://127.0.0.1:${port}`;
	const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
	const ended = new Promise<void>((resolve) => {
		child.once('exit', () => resolve()).once('error', () => resolve());
	});
	const endChild = (): boolean => child.kill();
	process.once('exit', endChild);
	const close = async (): Promise<void> => {
		process.off('exit', endChild);
		child.kill();
		await ended;
	};
	const latest = performance.now() + 30_000;
	while (performance.now() < latest && child.exitCode === null) {
		const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined);
		await answer?.body?.cancel();
		if (answer !== undefined) return { origin, close };
		await sleep(50);
	}
	await close();
	throw new Error(`${command} ${args.join(' ')} did not start:\n${output.trim()}`);
}
