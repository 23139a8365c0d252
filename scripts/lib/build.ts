import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSettings } from '../../src/lib/build/site/build-settings.ts';
import { runTool } from './process.ts';
import { root } from '../bootstrap.mjs';

/** A build for this machine only; never `dist/`. */
export interface LocalBuild {
	/** Folder under `.local`. */
	name: string;
	/** The folder of the site (see `siteFolder`), in the project; without it, the project itself. */
	site?: string;
	/** Settings of the site (see .env.example); what is not named here is unset. */
	settings: Record<string, string>;
	/** What its backend lists while it is built; without it, the sample posts. */
	posts?: readonly unknown[];
}

const folders = ['src', 'scripts/services/samples'];
const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Where a local build lies. */
export const buildFolder = (name: string): string => join(root, '.local', name);

/** glibc gives each thread memory of its own, and a build with pictures takes a third more of it than it needs. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

/** The environment of a build: the machine's own, with these settings of the site and no others. */
export function siteEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const rest = Object.entries(process.env).filter(
		([name]) => !/^(PUBLIC_.*|BASE_PATH|BLOG_OFFLINE|BUILD_DATE|EDIT_\w+)$/.test(name),
	);
	return {
		...Object.fromEntries(rest),
		...ALLOCATOR,
		ASTRO_TELEMETRY_DISABLED: '1',
		// A .env file in the project is for deployments; astro.config.mjs looks for one here instead.
		SETTINGS_FOLDER: join(root, '.local', 'settings'),
		...settings,
	};
}

/** One hash of everything that a build is made of. */
async function stampOf({ site = '.', settings, posts }: LocalBuild): Promise<string> {
	// A post with a later date comes out on its day.
	const { today } = readSettings(settings);
	const hash = createHash('sha256').update(JSON.stringify({ site, settings, posts, today }));
	const own = site === '.' ? ['content', 'public'] : [site];
	const lists = [...folders, ...own].map((folder) =>
		readdir(join(root, folder), { recursive: true, withFileTypes: true }),
	);
	const entries = (await Promise.all(lists)).flat().filter((entry) => entry.isFile());
	const names = entries.map((entry) => relative(root, join(entry.parentPath, entry.name)));
	for (const name of [...names, ...files].sort()) hash.update(name).update(await readFile(join(root, name)));
	return hash.digest('hex');
}

/**
 * Builds the site into its folder, unless nothing that it is made of has changed.
 * @throws what the build said when it failed.
 */
export async function buildSite(build: LocalBuild): Promise<'built' | 'unchanged'> {
	const folder = buildFolder(build.name);
	const stampFile = `${folder}.stamp`;
	const stamp = await stampOf(build);
	const before = await readFile(stampFile, 'utf8').catch(() => '');
	if (before === stamp && existsSync(join(folder, 'index.html'))) return 'unchanged';
	await rm(stampFile, { force: true });
	await mkdir(folder, { recursive: true });
	const env = { ...siteEnvironment(build.settings), SITE_FOLDER: build.site ?? '.' };
	const { ok, output } = await runTool('astro', ['build', '--outDir', relative(root, folder)], { env });
	await writeFile(`${folder}.log`, output);
	if (!ok) throw new Error(`${output}\n.local/${build.name} was not built; see above.`);
	await writeFile(stampFile, stamp);
	return 'built';
}
