import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, editedProject, siteEnvironment } from '../../scripts/lib/build.ts';
import { runTool } from '../../scripts/lib/process.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { ProjectFiles } from './project-files.ts';
import { firstWeek, secondWeek, settings } from './tasks.ts';

/** What the copy has beside what a build needs: the commands, and all that tests the result. */
const more = ['scripts', 'e2e', 'playwright.config.ts', 'prettier.config.js', 'vitest.config.ts', 'vitest.setup.ts'];

/** Makes a copy of the project, edits it and passes the gate of every deployment, twice; gives what ends the servers. */
export default async function buildWeeks(): Promise<() => Promise<void>> {
	const root = await editedProject(buildFolder('edits'), {}, more);
	const deploy = async (tasks: typeof firstWeek, name: string, made: string, args: string[], env = {}) => {
		for (const { edit } of tasks) await edit?.(new ProjectFiles(root));
		const gate = await runTool('scripts/check-content.ts', args, { cwd: root, env: siteEnvironment(env) });
		if (!gate.ok) throw new Error(gate.output);
		const folder = join(root, '.local', name);
		await rename(join(root, made), folder);
		const { origin, close } = await serveFolder({ folder, port: 0, hosting: 'plain' });
		process.env[name] = origin;
		return close;
	};
	const first = await deploy(firstWeek, 'first-week', '.local/check-content', ['--without-settings']);
	const second = await deploy(secondWeek, 'second-week', 'dist', [], settings);
	return async () => void (await Promise.all([first(), second()]));
}
