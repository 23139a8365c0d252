import type { Server } from 'node:http';
import { connect } from 'node:net';

/** A server that runs. */
export interface Listening {
	/** Such as `http://localhost:4321`. */
	origin: string;
	/** Ends it, open connections included. */
	close: () => Promise<void>;
}

/** The port is taken by another program. */
export class PortInUse extends Error {
	readonly port: number;

	constructor(port: number) {
		super(`Port ${port} is in use by another program.`);
		this.name = 'PortInUse';
		this.port = port;
	}
}

/** Reads a port from the command line. @throws an error that says what is expected. */
export function portNumber(text: string): number {
	const port = Number(text);
	if (/^\d+$/.test(text) && port <= 65535) return port;
	throw new Error(`--port: found "${text}", expected a number from 0 to 65535.`);
}

/** Whether something answers on the port, on either of the machine's own addresses. */
async function isTaken(port: number): Promise<boolean> {
	const answers = (host: string): Promise<boolean> =>
		new Promise((resolve) => {
			const socket = connect({ port, host });
			const settle = (taken: boolean): void => {
				socket.destroy();
				resolve(taken);
			};
			socket.once('connect', () => settle(true)).once('error', () => settle(false));
		});
	return (await Promise.all([answers('127.0.0.1'), answers('::1')])).includes(true);
}

/** @throws PortInUse when the port is taken; 0 never is. */
export async function assertFree(port: number): Promise<void> {
	if (port !== 0 && (await isTaken(port))) throw new PortInUse(port);
}

/**
 * Makes a server listen for this machine alone; a browser reaches it as localhost and as 127.0.0.1.
 * @param port 0 takes a free one.
 * @throws PortInUse when the port is taken.
 */
export async function listen(server: Server, port: number): Promise<Listening> {
	await assertFree(port);
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error);
		});
		server.listen(port, '127.0.0.1', resolve);
	});
	const address = server.address();
	const actual = typeof address === 'object' && address !== null ? address.port : port;
	const close = (): Promise<void> =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { origin: `http://localhost:${actual}`, close };
}

/** Ends the command with one clear message instead of a stack; servers and browsers that it started end with it. */
export function reportFailure(error: unknown, wayOut: string): never {
	if (error instanceof PortInUse) console.error(`\n${error.message} ${wayOut}\n`);
	else console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
}
