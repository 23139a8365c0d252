import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readSettings } from '../../src/integrations/build-settings.ts';
import { runTool } from './process.ts';
import { copyProject } from './project-copy.ts';
import { root } from '../bootstrap.mjs';

/** A build for this machine only; never `dist/`. */
export interface LocalBuild {
	/** Folder under `.local`. */
	name: string;
	/** Settings of the site (see .env.example); what is not named here is unset. */
	settings: Record<string, string>;
	/** What its backend lists while it is built; without it, the posts of `content/blog`. */
	posts?: readonly unknown[];
	/** Files of `content/` that are other ones, by their paths in it; null where there is none. */
	edits?: Readonly<Record<string, string | null>>;
}

const folders = ['content', 'src', 'public', 'scripts/services/samples'];
const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Where a local build lies. */
export const buildFolder = (name: string): string => join(root, '.local', name);

/** The environment of a build: the machine's own, with these settings of the site and no others. */
export function siteEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const rest = Object.entries(process.env).filter(
		([name]) => !/^(PUBLIC_.*|BASE_PATH|BLOG_OFFLINE|BUILD_DATE|EDIT_REPOSITORY)$/.test(name),
	);
	return {
		...Object.fromEntries(rest),
		ASTRO_TELEMETRY_DISABLED: '1',
		// A .env file in the project is for deployments; astro.config.mjs looks for one here instead.
		SETTINGS_FOLDER: join(root, '.local', 'settings'),
		...settings,
	};
}

/** One hash of everything that a build is made of. */
async function stampOf({ settings, posts, edits }: LocalBuild): Promise<string> {
	// A post with a later date comes out on its day.
	const { today } = readSettings(settings);
	const hash = createHash('sha256').update(JSON.stringify({ settings, posts, edits, today }));
	const lists = folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }));
	const entries = (await Promise.all(lists)).flat().filter((entry) => entry.isFile());
	const names = entries.map((entry) => relative(root, join(entry.parentPath, entry.name)));
	for (const name of [...names, ...files].sort()) hash.update(name).update(await readFile(join(root, name)));
	return hash.digest('hex');
}

/** A copy of the project with edits in its content. @param more what it has beside what a build needs. */
export async function editedProject(
	folder: string,
	edits: NonNullable<LocalBuild['edits']>,
	more: readonly string[] = [],
): Promise<string> {
	await rm(folder, { recursive: true, force: true });
	await copyProject(folder, more);
	// Pictures that were made before need not be made again.
	const pictures = join('node_modules', '.astro', 'assets');
	await mkdir(join(root, pictures), { recursive: true });
	await mkdir(dirname(join(folder, pictures)));
	await symlink(join(root, pictures), join(folder, pictures), 'junction');
	for (const [name, text] of Object.entries(edits)) {
		const file = join(folder, 'content', name);
		await (text === null ? rm(file) : writeFile(file, text));
	}
	return folder;
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
	const env = siteEnvironment(build.settings);
	const cwd = build.edits === undefined ? root : await editedProject(`${folder}.project`, build.edits);
	const { ok, output } = await runTool('astro', ['build', '--outDir', relative(cwd, folder)], { env, cwd });
	await writeFile(`${folder}.log`, output);
	if (!ok) throw new Error(`${output}\n.local/${build.name} was not built; see above.`);
	await writeFile(stampFile, stamp);
	return 'built';
}
