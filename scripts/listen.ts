import { serve } from '@hono/node-server';

export interface Listening {
	/** Such as `http://localhost:4321`. */
	origin: string;
	/** Stops the server and closes its open connections. */
	close: () => Promise<void>;
}

/** Serves an application on this machine only. @param port 0 chooses a free port. @throws if the port is in use. */
export function listen({ fetch }: Pick<Parameters<typeof serve>[0], 'fetch'>, port: number): Promise<Listening> {
	const { promise, resolve, reject } = Promise.withResolvers<Listening>();
	// A client may use a kept connection in the moment when the server closes it, which fails on slow machines.
	const serverOptions = { keepAliveTimeout: 0 };
	const server = serve({ fetch, port, hostname: '127.0.0.1', serverOptions }, ({ port: actual }) => {
		const close = (): Promise<void> =>
			new Promise((closed) => {
				server.close(() => closed());
				if ('closeAllConnections' in server) server.closeAllConnections();
			});
		resolve({ origin: `http://localhost:${actual}`, close });
	});
	server.once('error', (error: NodeJS.ErrnoException) => {
		const isTaken = error.code === 'EADDRINUSE';
		reject(isTaken ? new Error(`Port ${port} is in use by another program. Choose another, as in README.md.`) : error);
	});
	return promise;
}
