import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { iconBody, tintedAreas } from '../lib/drawings';
import { record, records } from '../lib/content';
import { oneRecord } from '../schemas/collections';

const symbol = (name: string, body: string, left = 0): string =>
	`<symbol id="${name.replace(':', '-')}" viewBox="${left} 0 256 256">${body}</symbol>`;

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
	return symbol(name, `${areas.join('')}${body}`, await leftEdge(body));
}

const sources = import.meta.glob('../{components,sections}/**/*.astro', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const namesIn = (held: unknown): string[] => [...new Set(JSON.stringify(held).match(/\bph:[\w-]+/g))];

/** The sprites of `Icon`. Inlined, icons took up 1 KB of each page, and 5 KB of a service page. */
export const getStaticPaths = (async () => {
	const { chat, socials } = await record('site');
	const facts = Object.keys(oneRecord) as (keyof typeof oneRecord)[];
	const pages = await Promise.all(facts.filter((name) => name.endsWith('Page')).map((name) => record(name)));
	const tiles = namesIn([await records('services'), await records('pages'), pages]);
	const links = namesIn([sources, chat, socials]);
	return [
		{ params: { icons: 'tile-icons' }, props: { symbols: await Promise.all(tiles.map(tile)) } },
		{ params: { icons: 'icons' }, props: { symbols: links.map((name) => symbol(name, iconBody(name))) } },
	];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ symbols: string[] }> = ({ props: { symbols } }) =>
	new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
		headers: { 'content-type': 'image/svg+xml' },
	});
