import { getIconData, iconToSVG } from '@iconify/utils';
import { iconSet } from '../../build/art/icon-set.ts';
import { filesOnGround, groundStyle, type Ground } from './marks.ts';
import type { OfBoth, Scheme } from '../../build/art/palette.ts';

/** A drawing: its viewBox, and the content of its `svg` element. */
export interface IconSource {
	viewBox: string;
	body: string;
}

/**
 * Returns an icon or logo from the open-source icon packages. A drawing with only one colour takes on the colour of the
 * surrounding text.
 * @param icon the icon's set and name, joined by a colon, such as `ph:storefront` or `devicon:react`.
 * @throws if the set has no such icon.
 */
export function iconSource(icon: string): IconSource {
	const [set = '', name = ''] = icon.split(':');
	const data = getIconData(iconSet(set), name);
	if (data === null)
		throw new Error(`The icon "${icon}" does not exist. Choose one at icon-sets.iconify.design/${set}.`);
	const { attributes, body } = iconToSVG(data);
	return { viewBox: attributes.viewBox, body };
}

/** The icons beside the ways to reach the agency; the icon of the chat is in `content/site.yaml`. */
export const CONTACT_ICONS = {
	email: 'ph:envelope-simple',
	phone: 'ph:phone',
	call: 'ph:phone-call',
	address: 'ph:map-pin',
	hours: 'ph:clock',
	social: 'ph:share-network',
} as const;

/** Returns the file name of an icon or logo, which is served from `/icons/` or `/logos/`. */
export function fileOfIcon(icon: string): string {
	return `${icon.replace(':', '-')}.svg`;
}

/**
 * Returns an icon as a separate picture.
 * @param style the style element that sets the icon's colours.
 */
export function iconPicture(icon: string, style: string): string {
	const { viewBox, body } = iconSource(icon);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${body}</svg>`;
}

/** Returns the file names of a point's icon on a background. */
export const filesOfPoint = (icon: string, ground: Ground): OfBoth => filesOnGround(icon.replace(':', '-'), ground);

/**
 * Returns a point's icon as a picture in the style of the marks, with thin ink lines. The area that is tinted in
 * Phosphor's duotone version is divided into two facets, left and right of its middle, where most icons are symmetrical.
 * An icon without a duotone version has only lines.
 */
export function pointPicture(icon: string, ground: Ground, scheme: Scheme): string {
	const [set = '', name = ''] = icon.split(':');
	const { icons } = iconSet(set);
	const [twin, thin] = [`${name}-duotone`, `${name}-thin`];
	if (!(twin in icons && thin in icons))
		return iconPicture(
			icon,
			groundStyle(ground, scheme, ({ line }) => `svg{color:${line}}`),
		);
	const rules = ({ line, facet, accent }: Record<'line' | 'facet' | 'accent', string>) =>
		`svg{color:${line}}.facets path:not([opacity]){display:none}.facets [opacity]{opacity:1;fill:url(#facets)}` +
		`stop{stop-color:${facet}}stop+stop{stop-color:${accent}}`;
	const { viewBox, body } = iconSource(`${set}:${thin}`);
	const facets = '<linearGradient id="facets"><stop offset=".495"/><stop offset=".505"/></linearGradient>';
	const tinted = `<g class="facets">${iconSource(`${set}:${twin}`).body}</g>`;
	const style = groundStyle(ground, scheme, rules);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${facets}${tinted}${body}</svg>`;
}
