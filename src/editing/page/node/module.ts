import { icons, typefaces } from 'virtual:installed';

/* What the schemas look up among the packages: the names of icons, and whether a typeface is installed. */

export function createRequire() {
	const require = (name: string) => {
		const [, set = ''] = /^@iconify-json\/(.*)\/icons\.json$/.exec(name) ?? [];
		return { icons: Object.fromEntries((icons[set] ?? []).map((icon) => [icon, true])) };
	};
	const resolve = (file: string): string => {
		if (!typefaces.some((name) => file.startsWith(`${name}/`))) throw new Error(`${file} is not installed.`);
		return file;
	};
	return Object.assign(require, { resolve });
}
