/* What the schemas ask of the file system, answered from the repository that the page has fetched. */

/** The content of each file of the repository; undefined where only its name is known. */
export const files = new Map<string, Uint8Array<ArrayBuffer> | undefined>();

const plain = (path: string): string => path.replace(/^(\.?\/)+/, '');
const below = (folder: string): string[] => {
	const start = `${plain(folder)}/`;
	return [...files.keys()].filter((file) => file.startsWith(start)).map((file) => file.slice(start.length));
};

export const existsSync = (path: string): boolean => files.has(plain(path)) || below(path).length > 0;
export const readdirSync = (folder: string): string[] => [
	...new Set(below(folder).map((file) => file.split('/')[0] ?? '')),
];
export function readFileSync(path: string): string {
	const content = files.get(plain(path));
	if (content === undefined) throw new Error(`${path} is not there.`);
	return new TextDecoder().decode(content);
}
