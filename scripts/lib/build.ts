import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runTool } from './process.ts';
import { root } from './root.ts';

/** A build for this machine only; never `dist/`. */
export interface LocalBuild {
	/** Folder under `.local`. */
	name: string;
	/** Settings of the site (see .env.example); what is not named here is unset. */
	settings: Record<string, string>;
	/** What its backend lists while it is built; without it, the posts of `content/blog`. */
	posts?: readonly unknown[];
}

const sources = ['content', 'src', 'public'];
const single = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Where a local build lies. */
export const buildFolder = (name: string): string => join(root, '.local', name);

/** The environment of a build: the machine's own, with these settings of the site and no others. */
export function siteEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
	const rest = Object.entries(process.env).filter(
		([name]) => !/^(PUBLIC_.*|BASE_PATH|BLOG_OFFLINE|BUILD_DATE)$/.test(name),
	);
	return {
		...Object.fromEntries(rest),
		ASTRO_TELEMETRY_DISABLED: '1',
		// A .env file in the project is for deployments; astro.config.mjs looks for one here instead.
		SETTINGS_FOLDER: join(root, '.local', 'settings'),
		...settings,
	};
}

/** What a local build said, warnings included; a file beside its folder. */
export const buildLog = (name: string): string => `${buildFolder(name)}.log`;

/** One hash of everything that a build is made of. */
async function stampOf({ settings, posts }: LocalBuild): Promise<string> {
	const hash = createHash('sha256').update(JSON.stringify({ settings, posts }));
	const folders = sources.filter((folder) => existsSync(join(root, folder)));
	const lists = folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }));
	const found = (await Promise.all(lists)).flat().filter((entry) => entry.isFile());
	const files = [
		...found.map((entry) => join(entry.parentPath, entry.name)),
		...single.map((file) => join(root, file)),
	];
	for (const file of files.sort()) hash.update(relative(root, file)).update(await readFile(file));
	return hash.digest('hex');
}

/**
 * Builds the site into its folder, unless nothing that it is made of has changed.
 * @returns whether it was built, or what the build said when it failed.
 */
export async function buildSite(
	build: LocalBuild,
): Promise<{ state: 'built' | 'unchanged' | 'failed'; output: string }> {
	const folder = buildFolder(build.name);
	const stampFile = `${folder}.stamp`;
	const stamp = await stampOf(build);
	const before = await readFile(stampFile, 'utf8').catch(() => '');
	if (before === stamp && existsSync(join(folder, 'index.html'))) return { state: 'unchanged', output: '' };
	await rm(stampFile, { force: true });
	await mkdir(folder, { recursive: true });
	const env = siteEnvironment(build.settings);
	const { ok, output } = await runTool('astro', ['build', '--outDir', relative(root, folder)], { env });
	await writeFile(buildLog(build.name), output);
	if (ok) await writeFile(stampFile, stamp);
	return { state: ok ? 'built' : 'failed', output };
}
