import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingPicture, drawings } from '../../lib/art/drawing';
import { svgResponse } from '../../lib/art/svg-response';

/** The drawings of the services as files, which only wide screens ask for. */
export const getStaticPaths = (() =>
	drawings.map((drawing) => ({ params: { drawing }, props: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawing: (typeof drawings)[number] }> = ({ props: { drawing } }) =>
	svgResponse(drawingPicture(drawing));
