import { findServe } from '../find.ts';
import { startServer } from '../process.ts';
import type { HostServer } from './server.ts';

export const serveServers: readonly HostServer[] = [
	{
		name: 'npx serve',
		kind: 'files',
		knowsOnlyRootErrorPage: true,
		package: 'serve (npm)',
		find: () => {
			const found = findServe();
			if (found === undefined) return undefined;
			const { command, args } = found;
			return ({ root }, port) =>
				startServer({ command, args: [...args, '-n', '-L', '-l', `tcp://127.0.0.1:${port}`, root] }, port);
		},
	},
];
