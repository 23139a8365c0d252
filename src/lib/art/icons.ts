import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getIconData, iconToSVG } from '@iconify/utils';

/** A drawing: the box that it is drawn in, and what stands between the svg tags. */
export interface IconSource {
	viewBox: string;
	body: string;
}

/** The icon of each kind of social link in `content/site.yaml`; the reviews directory has a seal. */
export const socialIcons = {
	youtube: 'ph:youtube-logo',
	linkedin: 'ph:linkedin-logo',
	facebook: 'ph:facebook-logo',
	instagram: 'ph:instagram-logo',
	clutch: 'ph:seal-check',
} as const;

const require = createRequire(join(process.cwd(), 'package.json'));
type IconSet = Parameters<typeof getIconData>[0];
const sets = new Map<string, IconSet>();

/** A set of icons as its package has it, read once. */
function iconSet(name: string): IconSet {
	const known = sets.get(name);
	if (known) return known;
	const set: IconSet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'));
	sets.set(name, set);
	return set;
}

/**
 * The drawing of an icon or logo from the open icon packages, read at build. One of a single colour takes the colour of
 * the text around it.
 * @param icon the set, a colon, the name in that set, such as `ph:storefront` or `devicon:react`.
 * @throws if the set has no such icon.
 */
export function iconSource(icon: string): IconSource {
	const [set = '', name = ''] = icon.split(':');
	const data = getIconData(iconSet(set), name);
	if (data === null)
		throw new Error(`Icon "${icon}": the set ${set} has no such name; expected one of icon-sets.iconify.design/${set}`);
	const { attributes, body } = iconToSVG(data);
	return { viewBox: attributes.viewBox, body };
}

/** The file name of an icon or logo that is served as a file, from `/icons/` or `/logos/`. */
export function fileOfIcon(icon: string): string {
	return `${icon.replace(':', '-')}.svg`;
}
