import { serveFolder, type StaticServerOptions } from '../../lib/static-server.ts';
import { findCommand } from '../find.ts';
import type { HostKind } from '../judge.ts';
import { startServer } from '../process.ts';
import type { HostServer } from './server.ts';

/** A host that is imitated by the server behind `npm start`. */
const imitated = (name: string, kind: HostKind, hosting: NonNullable<StaticServerOptions['hosting']>): HostServer => ({
	name,
	kind,
	find:
		() =>
		({ folder, base }, port) =>
			serveFolder({ folder, port, base, hosting }),
});

/** What runs wherever the project runs. */
export const ownServers: readonly HostServer[] = [
	{
		name: 'Python http.server',
		kind: 'stock',
		find: () => {
			const command = findCommand('python3', 'python');
			if (command === undefined) return undefined;
			return ({ root }, port) => {
				const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root];
				return startServer({ command, args }, port);
			};
		},
	},
	imitated('GitHub Pages, imitated', 'files', 'plain'),
	imitated('Netlify and Cloudflare Pages, imitated', 'rule files', 'rule files'),
	imitated('npm start', 'rules', 'rules'),
];
