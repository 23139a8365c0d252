import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFiles, drawingPicture, drawings } from '../../lib/build/art/drawing';
import { schemes } from '../../lib/build/art/palette';
import { stonePicture } from '../../lib/build/art/stone';
import { svgResponse } from '../../lib/render/art/svg-response';

/**
 * The drawings of the services, and the stone, each as one file per colour scheme. Inline, they would fill the page's
 * first packets.
 */
export const getStaticPaths = (() =>
	schemes.flatMap((scheme) =>
		[...drawings, 'stone' as const].map((name) => ({
			params: { file: drawingFiles(name)[scheme] },
			props: { svg: name === 'stone' ? stonePicture(scheme) : drawingPicture(name, scheme) },
		})),
	)) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => svgResponse(props.svg);
