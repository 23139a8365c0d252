import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '../lib/ports.ts';

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('No port is free.');
	return address.port;
}

const isListening = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const socket = connect({ port, host: '127.0.0.1' });
		const settle = (found: boolean): void => {
			socket.destroy();
			resolve(found);
		};
		socket.once('connect', () => settle(true)).once('error', () => settle(false));
	});

export interface ServerCommand {
	command: string;
	args: readonly string[];
	env?: Record<string, string>;
}

/**
 * Starts a server and waits until it answers.
 * @throws with what the server wrote when it ends before that, or takes longer than 15 s.
 */
export async function startServer({ command, args, env }: ServerCommand, port: number): Promise<Listening> {
	const origin = `http://127.0.0.1:${port}`;
	const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
	const ended = new Promise<true>((resolve) => {
		child.once('error', (error) => {
			output += error.message;
			resolve(true);
		});
		child.once('exit', () => resolve(true));
	});
	const endChild = (): boolean => child.kill();
	process.once('exit', endChild);
	const close = async (): Promise<void> => {
		process.off('exit', endChild);
		child.kill();
		await ended;
	};
	const latest = performance.now() + 15_000;
	while (performance.now() < latest) {
		if (await isListening(port)) return { origin, close };
		if ((await Promise.race([ended, sleep(50)])) === true) break;
	}
	await close();
	throw new Error(`${command} ${args.join(' ')} did not start:\n${output.trim()}`);
}
