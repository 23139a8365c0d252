/**
 * Paths in few words: `every page`, all pages of a folder as one, or how many of them.
 * @param paths those that are meant. @param all every path of the site.
 */
export function shownPaths(paths: ReadonlySet<string>, all: readonly string[]): string {
	const others = all.filter((path) => !paths.has(path));
	if (others.length === 0) return 'every page';
	if (others.length <= 2 && paths.size > 2)
		return `every page but ${others.map((path) => `\`${path}\``).join(' and ')}`;
	const folders = Map.groupBy([...paths].sort(), (path) => /^\/[^/]+\//.exec(path)?.[0] ?? '');
	return [...folders]
		.flatMap(([folder, found]) => {
			if (folder === '') return found.map((path) => `\`${path}\``);
			const missing = others.some((path) => path.startsWith(folder));
			return [missing ? `${found.length} of \`${folder}*\`` : `\`${folder}*\``];
		})
		.join(', ');
}
