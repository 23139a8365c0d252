/* The part of Node's paths that the schemas use. */

export const sep = '/';
export const join = (...parts: string[]): string =>
	parts
		.filter(Boolean)
		.join('/')
		.replace(/\/+(\.\/)*/g, '/');
export const basename = (path: string, ending = ''): string => {
	const name = path.split('/').at(-1) ?? '';
	return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};
export const extname = (path: string): string => /[^/.](\.\w+)$/.exec(path)?.[1] ?? '';
export const dirname = (path: string): string => path.split('/').slice(0, -1).join('/');
export const parse = (path: string) => ({ name: basename(path, extname(path)), ext: extname(path) });
