import type { APIRoute } from 'astro';
import { iconBody, tintedAreas } from '../lib/drawings';
import { record, records } from '../lib/content';

/**
 * The icons of lists in the style of the marks, to which pages refer (`TileIcon`); inlined, they took up 4 KB of a service
 * page. The area that is tinted in Phosphor's duotone version has two colours, left and right of its middle, where most
 * icons are symmetrical.
 */
export const GET: APIRoute = async () => {
	const held = [await records('services'), await records('pages'), await record('processPage')];
	const names = new Set(Array.from(JSON.stringify(held).matchAll(/"(ph:[\w-]+)"/g), ([, name = '']) => name));
	const symbols = [...names].map((name) => {
		const areas = tintedAreas(name).map(
			(d) =>
				`<path fill="var(--mark-facet)" d="${d}"/><path fill="var(--mark-accent)" clip-path="inset(0 0 0 50%)" d="${d}"/>`,
		);
		return `<symbol id="${name.replace(':', '-')}" viewBox="0 0 256 256">${areas.join('')}${iconBody(`${name}-thin`)}</symbol>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
