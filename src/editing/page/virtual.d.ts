declare module 'virtual:installed' {
	/** The names of each set of icons, other names included. */
	export const icons: Readonly<Record<string, readonly string[]>>;
	/** The packages of the typefaces. */
	export const typefaces: readonly string[];
}

declare module 'virtual:deployment' {
	import type { Repository } from './git-host.ts';

	export const repository: Repository;
	/** The sub-path of the site, without a slash at its end. */
	export const site: string;
}
