import type { AstroConfig, AstroIntegration } from 'astro';

/** A hook as a test calls it: with the part of its options that the integration reads. */
type Hook = (options: object) => unknown;

/**
 * Calls an integration as a finished build does.
 * @param dir the built folder.
 * @param base the sub-path under which the site lives.
 */
export async function runDone({ hooks }: AstroIntegration, dir: URL, base = '/'): Promise<void> {
	const config: Pick<AstroConfig, 'base'> = { base };
	await (hooks['astro:config:done'] as Hook | undefined)?.({ config });
	await (hooks['astro:build:done'] as Hook | undefined)?.({ dir });
}
