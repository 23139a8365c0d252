const files = import.meta.glob<string>('/src/assets/{marks,logos}/*.svg', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const byName = new Map(
	Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/src\/assets\/|\.svg$/g, ''), svg]),
);

/** Returns the markup of a drawing in a folder of `src/assets`. @param name the file name without extension. */
export const svgFile = (folder: 'marks' | 'logos', name: string): string | undefined => byName.get(`${folder}/${name}`);

/** Lists the drawings in a folder of `src/assets`, each with its file name (without extension) and its markup. */
export const svgFiles = (folder: 'marks' | 'logos'): [name: string, svg: string][] =>
	[...byName].flatMap(([path, svg]) => (path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), svg]] : []));
