import type { APIRoute, GetStaticPaths } from 'astro';
import { border, drafts, samples, type Cloth } from '../../lib/art/cloth';
import { svgResponse } from '../../lib/art/svg-response';
import { industries } from '../../lib/site/industries';

/** The borders of the pages, and a sample of cloth for each industry. */
export const getStaticPaths = (async () => {
	const slugs = (await industries()).map(({ slug }) => slug);
	const names = Object.keys(drafts) as Cloth[];
	return [
		...names.map((name) => ({ params: { name }, props: { svg: border(name) } })),
		{ params: { name: 'samples' }, props: { svg: samples(slugs) } },
	];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) => svgResponse(svg);
