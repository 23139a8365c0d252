import type { APIRoute, GetStaticPaths } from 'astro';
import { artGrounds, drawingFiles, drawingPicture, drawings, parts } from '../../lib/build/art/drawing';
import { schemes } from '../../lib/build/art/palette';
import { stonePicture } from '../../lib/build/art/stone';
import { svgResponse } from '../../lib/render/art/svg-response';

/** The stone, and each hero drawing whole and in two parts. Every picture has a file for each colour scheme. */
export const getStaticPaths = (() =>
	schemes.flatMap((scheme) => [
		{ params: { file: drawingFiles('stone')[scheme] }, props: { svg: stonePicture(scheme) } },
		...drawings.flatMap((name) => [
			{ params: { file: drawingFiles(name)[scheme] }, props: { svg: drawingPicture(name, scheme) } },
			...parts.flatMap((part) =>
				artGrounds.map((ground) => ({
					params: { file: drawingFiles(name, part, ground)[scheme] },
					props: { svg: drawingPicture(name, scheme, { part, ground }) },
				})),
			),
		]),
	])) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => svgResponse(props.svg);
