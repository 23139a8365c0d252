import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runTool } from './process.ts';
import { root } from '../bootstrap.mjs';

/**
 * A build of the site for tests and measurements on the developer's machine. Such a build is never written to `dist/`.
 */
export interface LocalBuild {
	/** The build's folder inside `.local`. */
	name: string;
	/** The settings for this build (see .env.example); all others are unset. */
	settings: Record<string, string>;
}

const folders = ['src', 'content', 'public', 'scripts/services'];
const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

export const buildFolder = (name: string): string => join(root, '.local', name);

/** Limits glibc's memory pools (arenas); without this, a build with pictures needs a third more memory. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

/**
 * Returns an environment with only these site settings. Leaves out NODE_ENV, because Astro sets it. With
 * `NODE_ENV=production`, Astro's development server would not serve pages that an integration adds.
 */
export function siteEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const rest = Object.entries(process.env).filter(
		([name]) => !/^(NODE_ENV|PUBLIC_.*|BASE_PATH|BLOG_OFFLINE|EDIT_\w+)$/.test(name),
	);
	return {
		...Object.fromEntries(rest),
		...ALLOCATOR,
		ASTRO_TELEMETRY_DISABLED: '1',
		// The project's .env file is for deployments, so this points astro.config.mjs to a folder without a .env file.
		SETTINGS_FOLDER: join(root, '.local', 'settings'),
		...settings,
	};
}

/** Returns a hash of everything that the build depends on. */
async function stampOf({ settings }: LocalBuild): Promise<string> {
	// Includes the date, because a scheduled post changes the site on the day it is published.
	const day = new Date().toDateString();
	const hash = createHash('sha256').update(JSON.stringify({ settings, day }));
	const lists = folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }));
	const entries = (await Promise.all(lists)).flat().filter((entry) => entry.isFile());
	const names = entries.map((entry) => relative(root, join(entry.parentPath, entry.name)));
	for (const name of [...names, ...files].sort()) hash.update(name).update(await readFile(join(root, name)));
	return hash.digest('hex');
}

/**
 * Builds the site, unless nothing has changed since the last build.
 * @throws the output of a failed build.
 */
export async function buildSite(build: LocalBuild): Promise<'built' | 'unchanged'> {
	const folder = buildFolder(build.name);
	const stampFile = `${folder}.stamp`;
	const stamp = await stampOf(build);
	const before = await readFile(stampFile, 'utf8').catch(() => '');
	if (before === stamp && existsSync(join(folder, 'index.html'))) return 'unchanged';
	await rm(stampFile, { force: true });
	await mkdir(folder, { recursive: true });
	const env = siteEnvironment(build.settings);
	const { ok, output } = await runTool('astro', ['build', '--force', '--outDir', relative(root, folder)], { env });
	await writeFile(`${folder}.log`, output);
	if (!ok) throw new Error(`${output}\n.local/${build.name} was not built. See above.`);
	await writeFile(stampFile, stamp);
	return 'built';
}
