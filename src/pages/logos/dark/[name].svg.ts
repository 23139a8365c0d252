import type { APIRoute, GetStaticPaths } from 'astro';
import { svgResponse } from '../../../lib/render/art/svg-response';
import { darkWordmarks } from '../../../lib/render/art/wordmarks';

/** The dark versions of wordmarks that adapt to the colour scheme. */
export const getStaticPaths = (() =>
	[...darkWordmarks].map(([name, svg]) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => svgResponse(props.svg);
