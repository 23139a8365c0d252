import { serve } from '@hono/node-server';
import getPort from 'get-port';

export interface Listening {
	/** Such as `http://localhost:4321`. */
	origin: string;
	/** Stops the server and closes its open connections. */
	close: () => Promise<void>;
}

/**
 * Parses a port from the command line.
 * @throws if the text is not a port number.
 */
export function portNumber(text: string): number {
	const port = Number(text);
	if (/^\d+$/.test(text) && port <= 65535) return port;
	throw new Error(`"${text}" is not a port. Choose a number from 0 to 65535.`);
}

/**
 * Checks that a port is free, so that a command fails before it starts a long task. Port 0 is always free.
 * @param advice how to choose another port.
 */
export async function assertFree(port: number, advice: string): Promise<void> {
	if (port === 0 || (await getPort({ port })) === port) return;
	throw new Error(`Port ${port} is in use by another program. Choose another: ${advice}`);
}

/**
 * Serves an application on this machine only, as localhost and 127.0.0.1.
 * @param port 0 chooses a free port.
 */
export function listen({ fetch }: Pick<Parameters<typeof serve>[0], 'fetch'>, port: number): Promise<Listening> {
	const { promise, resolve, reject } = Promise.withResolvers<Listening>();
	const server = serve({ fetch, port, hostname: '127.0.0.1' }, ({ port: actual }) => {
		const close = (): Promise<void> =>
			new Promise((closed) => {
				server.close(() => closed());
				if ('closeAllConnections' in server) server.closeAllConnections();
			});
		resolve({ origin: `http://localhost:${actual}`, close });
	});
	server.once('error', reject);
	return promise;
}
