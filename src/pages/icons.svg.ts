import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconBody, tintedAreas } from '../lib/drawings';
import { record, records } from '../lib/content';
import { oneRecord } from '../schemas/collections';

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

/**
 * The icons of every page's lists in the style of the marks, to which pages refer (`TileIcon`); inlined, they took up 4 KB of a service
 * page. The area that is tinted in Phosphor's duotone version has two facets.
 */
export const GET: APIRoute = async () => {
	const facts = Object.keys(oneRecord) as (keyof typeof oneRecord)[];
	const pages = await Promise.all(facts.filter((name) => name.endsWith('Page')).map((name) => record(name)));
	const held = [await records('services'), await records('pages'), pages];
	const names = new Set(Array.from(JSON.stringify(held).matchAll(/"(ph:[\w-]+)"/g), ([, name = '']) => name));
	const symbols = [...names].map(async (name) => {
		const areas = tintedAreas(name).flatMap((d) =>
			Object.entries(FACETS).map(([colour, shape]) => `<path fill="var(${colour})" clip-path="${shape}" d="${d}"/>`),
		);
		const body = iconBody(`${name}-thin`);
		return `<symbol id="${name.replace(':', '-')}" viewBox="${await leftEdge(body)} 0 256 256">${areas.join('')}${body}</symbol>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
