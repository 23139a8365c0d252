import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface IconSource {
	viewBox: string;
	/** What stands between the svg tags. */
	body: string;
}

interface IconSet {
	icons: Record<string, { body: string; width?: number; height?: number }>;
	width?: number;
	height?: number;
}

const require = createRequire(join(process.cwd(), 'package.json'));
const cache = new Map<string, IconSource>();

function fromFile(path: string): IconSource | undefined {
	if (!existsSync(path)) return undefined;
	const svg = readFileSync(path, 'utf8');
	const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24';
	const body = svg
		.replace(/^[\s\S]*?<svg[^>]*>/, '')
		.replace(/<\/svg>\s*$/, '')
		.replace(/<title>.*?<\/title>/, '');
	return { viewBox, body };
}

function fromSet(set: IconSet, name: string): IconSource | undefined {
	const icon = set.icons[name];
	if (icon === undefined) return undefined;
	return { viewBox: `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`, body: icon.body };
}

function find(set: string, name: string): IconSource | undefined {
	const packages = join(process.cwd(), 'node_modules');
	if (set === 'ph') return fromFile(join(packages, '@phosphor-icons/core/assets/regular', `${name}.svg`));
	if (set === 'simple-icons') return fromFile(join(packages, 'simple-icons/icons', `${name}.svg`));
	return fromSet(require(`@iconify-json/${set}/icons.json`) as IconSet, name);
}

/**
 * The drawing of an icon or logo from the open icon packages, read at build.
 * @param icon the set, a colon, the name in that set, such as `ph:storefront` or `devicon:react`.
 * @throws if no set has it.
 */
export function iconSource(icon: string): IconSource {
	const known = cache.get(icon);
	if (known) return known;
	const [set = '', name = ''] = icon.split(':');
	const source = find(set, name);
	if (source === undefined)
		throw new Error(
			`Icon "${icon}": the set ${set} has no such name; expected one as listed by its package in node_modules`,
		);
	cache.set(icon, source);
	return source;
}

/** The file name of an icon or logo that is served as a file, from `/icons/` or `/logos/`. */
export function fileOfIcon(icon: string): string {
	return `${icon.replace(':', '-')}.svg`;
}
