import { startServices } from '../services/server.ts';
import { siteEnvironment } from './build.ts';
import { localDatabase, localSettings } from './local.ts';
import { runTool } from './process.ts';

/** Runs Astro's development server with the local services until it is ended. */
export async function runDevSite(ports: { site: number; services: number }): Promise<void> {
	const services = await startServices({ port: ports.services, database: localDatabase, control: false });
	// Astro's own server gets the Ctrl-C too; this process ends after it.
	process.on('SIGINT', () => undefined);
	console.log(`What was received:  ${services.origin}  (messages and subscribers)`);
	const env = siteEnvironment(localSettings(ports.site, services.origin));
	// Without its lock, Astro neither goes into the background nor outlives this command.
	const { ok } = await runTool('astro', ['dev', '--ignore-lock', '--port', String(ports.site)], { env, live: true });
	await services.close();
	process.exitCode = ok ? 0 : 1;
}
