import type { APIRoute, GetStaticPaths } from 'astro';
import { border, drafts, edge, samples, type Cloth } from '../../lib/build/art/cloth';
import { ofBoth, schemes } from '../../lib/build/art/palette';
import { svgResponse } from '../../lib/render/art/svg-response';
import { industries } from '../../lib/render/site/industries';

/**
 * The borders of pages, the edge of the footer, and the cloth samples for industries. Each picture has a file for each
 * colour scheme.
 */
export const getStaticPaths = (async () => {
	const slugs = (await industries()).map(({ slug }) => slug);
	const names = Object.keys(drafts) as Cloth[];
	return schemes.flatMap((scheme) => [
		...names.map((name) => ({
			params: { file: ofBoth(`${name}.svg`)[scheme] },
			props: { svg: border(name, scheme) },
		})),
		{ params: { file: ofBoth('edge.svg')[scheme] }, props: { svg: edge(scheme) } },
		{ params: { file: ofBoth('samples.svg')[scheme] }, props: { svg: samples(slugs, scheme) } },
	]);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) => svgResponse(svg);
