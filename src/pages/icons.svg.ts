import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconBody, tintedAreas } from '#lib/drawings.ts';
import { record, records } from '#lib/content.ts';
import { oneRecord } from '#schemas/collections.ts';

/** Returns where an icon begins, so that its left edge is aligned with the text below. */
async function leftEdge(body: string): Promise<number> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${body}</svg>`;
	const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
	return -(info.trimOffsetLeft ?? 0);
}

/** The facets of a tinted area: its part below its middle, and its part to the right of its middle. */
const FACETS = {
	'--mark-fill': 'polygon(0 100%, 50% 50%, 100% 100%)',
	'--mark-accent': 'polygon(100% 0, 50% 50%, 100% 100%)',
};

/** Draws an icon in the style of the marks: the area that is tinted in Phosphor's duotone version has two facets. */
async function tile(name: string): Promise<string> {
	const areas = tintedAreas(name).flatMap((d) =>
		Object.entries(FACETS).map(([colour, shape]) => `<path fill="var(${colour})" clip-path="${shape}" d="${d}"/>`),
	);
	const body = iconBody(`${name}-thin`);
	return `<symbol id="${name.replace(':', '-')}" viewBox="${await leftEdge(body)} 0 256 256">${areas.join('')}${body}</symbol>`;
}

/** The icons of lists in the style of the marks, for `Icon`. Inlined, they took up 4 KB of a service page. */
export const GET: APIRoute = async () => {
	const facts = Object.keys(oneRecord) as (keyof typeof oneRecord)[];
	const pages = await Promise.all(facts.filter((name) => name.endsWith('Page')).map((name) => record(name)));
	// Pictures stay unread: Astro publishes the original of a picture whose fields are read.
	const unread = (_key: string, value: unknown) => (Object(value) === value && 'format' in Object(value) ? '' : value);
	const held = JSON.stringify([await records('services'), await records('pages'), pages], unread);
	const symbols = await Promise.all([...new Set(held.match(/\bph:[\w-]+/g))].map(tile));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
