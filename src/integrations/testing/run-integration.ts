import type { AstroIntegration } from 'astro';

/** A hook as a test calls it: with the part of its options that the integration reads. */
type Hook = (options: object) => unknown;

/** Calls a hook of an integration as Astro does. */
export async function runHook({ hooks }: AstroIntegration, name: keyof typeof hooks, options: object): Promise<void> {
	await (hooks[name] as Hook | undefined)?.(options);
}
