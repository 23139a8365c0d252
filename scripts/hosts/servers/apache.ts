import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apacheModules, findCommand, hasApacheModules } from '../find.ts';
import { startServer } from '../process.ts';
import type { Stage } from '../stage.ts';
import type { HostServer } from './server.ts';

/** As Debian configures Apache, with only the root set. */
const configuration = ({ root, work }: Stage, port: number): string => `ServerRoot ${work}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
Mutex file:${work}
ErrorLog ${work}/apache.log
IncludeOptional ${apacheModules}/*.load
IncludeOptional ${apacheModules}/*.conf
<IfModule unixd_module>
	User www-data
	Group www-data
</IfModule>
<Directory />
	Options FollowSymLinks
	AllowOverride None
	Require all denied
</Directory>
DocumentRoot ${root}
<Directory ${root}>
	Options Indexes FollowSymLinks
	AllowOverride None
	Require all granted
</Directory>
`;

export const apacheServers: readonly HostServer[] = [
	{
		name: 'Apache, stock',
		kind: 'stock',
		package: 'apache2',
		find: () => {
			const command = findCommand('apache2');
			if (command === undefined || !hasApacheModules()) return undefined;
			return async (stage, port) => {
				const file = join(stage.work, 'apache.conf');
				await writeFile(file, configuration(stage, port));
				// What /etc/apache2/envvars sets for the modules' own files.
				const env = {
					APACHE_RUN_DIR: stage.work,
					APACHE_LOCK_DIR: stage.work,
					APACHE_LOG_DIR: stage.work,
					APACHE_PID_FILE: join(stage.work, 'apache.pid'),
					APACHE_RUN_USER: 'www-data',
					APACHE_RUN_GROUP: 'www-data',
				};
				return startServer({ command, args: ['-DFOREGROUND', '-f', file], env }, port);
			};
		},
	},
];
