import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The root of the project. */
export const root = join(import.meta.dirname, '..');

/** Returns an environment with only these site settings; .env.example explains each of them. */
export function siteEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const rest = Object.entries(process.env).filter(
		// Astro sets NODE_ENV.
		([name]) => !/^(NODE_ENV|PUBLIC_.*|BASE_PATH|BLOG_\w+|SHOW_DRAFTS|EDIT_\w+)$/.test(name),
	);
	return {
		...Object.fromEntries(rest),
		// The project's .env file is for deployments, so this names a folder without one.
		SETTINGS_FOLDER: join(root, '.local'),
		...settings,
	};
}

/** With these, glibc gives memory back as soon as it can: for 3,000 posts, with all pictures made anew, 1.5 GB in place of 2.1. Other systems ignore them. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

/** Runs Astro until it ends. @throws if it fails; Astro has then said why. */
export async function runAstro(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
	// Not spawnSync, because the local services answer from this process while Astro runs.
	const astro = spawn('astro', args, {
		cwd: root,
		env: { ...memory, ...env },
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	// Otherwise Astro would outlive this command when another program ends it.
	process.once('SIGTERM', () => {
		astro.kill();
		process.exit(143);
	});
	const [status] = (await once(astro, 'exit')) as [number | null];
	if (status !== 0) throw new Error(`astro ${args.join(' ')} failed. See above.`);
}

/** Builds the site with these settings into a folder inside `.local`, never into `dist/`. @returns the folder. */
export async function buildSite(name: string, settings: Record<string, string>): Promise<string> {
	await runAstro(['build', '--force', '--outDir', `.local/${name}`], siteEnvironment(settings));
	return join(root, '.local', name);
}
