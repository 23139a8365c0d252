import { buildSite } from '../../scripts/build.ts';
import { text } from './content.ts';
import { oddRecords } from './posts/odd-posts.ts';
import samples from './posts/samples.json' with { type: 'json' };
import { variants, type Variant } from './variants.ts';

/** The posts of the tests' backend: sample posts with real-world HTML, odd and invalid posts. */
export const posts: readonly unknown[] = [
	...samples.map((post) => ({ website: text('site', 'website'), ...post })),
	...oddRecords,
];

const builds: Partial<Record<Variant, Promise<string>>> = {};
let lastBuild: Promise<unknown> = Promise.resolve();

/**
 * Returns the folder of a variant, which the run builds when a test first asks for it. Builds wait for each other,
 * because they share a cache. A build that fails ends the run.
 */
export function folderOf(variant: Variant): Promise<string> {
	if (builds[variant] === undefined)
		lastBuild = builds[variant] = lastBuild
			.then(() => buildSite(`e2e-${variant}`, variants[variant]))
			.catch(() => process.exit(1));
	return builds[variant];
}
