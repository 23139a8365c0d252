export interface Alias {
	from: string;
	to: string;
}

/** Addresses that are linked or remembered somewhere and must not dead-end (spec §2; product.md 'Routes'). */
export const aliases: readonly Alias[] = [
	{ from: '/solutions', to: '/services' },
	{ from: '/services/seo-services', to: '/services/seo' },
	{ from: '/contact', to: '/contactus' },
];

/** Where a path leads in the end: itself, but for an alias. */
export function targetOf(path: string): string {
	return aliases.find(({ from }) => from === path)?.to ?? path;
}

/** Like the aliases, but never a file: `industries.html` would overwrite `Industries.html` on disks that ignore case. */
export const hostOnlyAliases: readonly Alias[] = [{ from: '/industries', to: '/Industries' }];
