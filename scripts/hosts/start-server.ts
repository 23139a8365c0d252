import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import type { Listening } from '../lib/ports.ts';
import type { HostServer, Stage } from './servers.ts';

/** Debian installs some servers in folders that only root's PATH contains. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

export const isInstalled = (command: string): boolean =>
	spawnSync(command, ['--version'], { env: { ...process.env, PATH }, stdio: 'ignore' }).error === undefined;

/**
 * Starts a server and waits until it responds.
 * @throws an error with the server's output if the server stops early or takes longer than 30 s to respond.
 */
export async function startServer({ command, args, env }: HostServer, stage: Stage): Promise<Listening> {
	const origin = `http://127.0.0.1:${stage.port}`;
	const options = {
		cwd: stage.work,
		env: { PATH, ...env?.(stage) },
		stdin: 'ignore',
		all: true,
		reject: false,
	} as const;
	const server = execa(command, await args(stage), options);
	let hasEnded = false;
	void server.then(() => (hasEnded = true));
	const close = async (): Promise<void> => {
		server.kill();
		await server;
	};
	const latest = performance.now() + 30_000;
	while (performance.now() < latest && !hasEnded) {
		const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined);
		await answer?.body?.cancel();
		if (answer !== undefined) return { origin, close };
		await sleep(50);
	}
	await close();
	throw new Error(`${command} did not start:\n${(await server).all}`);
}
