import type { APIRoute, GetStaticPaths } from 'astro';
import { siteIcons } from '../lib/build/art/site-icons';
import { svgResponse } from '../lib/render/art/svg-response';

/** The icons for tabs and home screens, drawn from the mark and the colours in `content/brand/`. */
export const getStaticPaths = (() =>
	Object.keys(siteIcons).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { icon = '' } }) => {
	const file = await siteIcons[icon]?.();
	return typeof file === 'string' ? svgResponse(file) : new Response(file && new Uint8Array(file));
};
