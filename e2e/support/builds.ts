import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, root } from '../../scripts/build.ts';
import { text } from './content.ts';
import { oddRecords } from './posts/odd-posts.ts';
import samples from './posts/samples.json' with { type: 'json' };
import { variants, type Variant } from './variants.ts';

/** The posts of the tests' backend: sample posts with real-world HTML, odd and invalid posts. */
export const posts: readonly unknown[] = [
	...samples.map((post) => ({ website: text('site', 'website'), ...post })),
	...oddRecords,
];

/** Everything in the project that a build reads. */
export const SOURCES = {
	folders: ['content', 'public', 'src'],
	files: ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
};

/** Returns a hash of all that a build depends on: its settings, the backend's posts, the day, and each file. */
function hashOfSources(variant: Variant): string {
	const hash = createHash('sha256').update(JSON.stringify([variants[variant], posts, new Date().toDateString()]));
	const inFolders = SOURCES.folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	for (const file of [...inFolders.sort(), ...SOURCES.files.map((name) => join(root, name))])
		hash.update(`\n${file}\n`).update(readFileSync(file));
	return hash.digest('hex');
}

/** Builds a variant, unless the last build had the same sources. */
async function build(variant: Variant): Promise<string> {
	const name = `e2e-${variant}`;
	const stamp = join(root, `.local/${name}.sha256`);
	const hash = hashOfSources(variant);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return join(root, '.local', name);
	rmSync(stamp, { force: true });
	const folder = await buildSite(name, variants[variant]);
	writeFileSync(stamp, hash);
	return folder;
}

const builds: Partial<Record<Variant, Promise<string>>> = {};
let lastBuild: Promise<unknown> = Promise.resolve();

/**
 * Returns the folder of a variant, which the run builds when a test first asks for it. Builds wait for each other,
 * because they share a cache. A build that fails ends the run.
 */
export function folderOf(variant: Variant): Promise<string> {
	if (builds[variant] === undefined)
		lastBuild = builds[variant] = lastBuild.then(() => build(variant)).catch(() => process.exit(1));
	return builds[variant];
}
