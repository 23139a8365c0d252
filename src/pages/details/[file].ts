import type { APIRoute, GetStaticPaths } from 'astro';
import { detailFile, detailPicture } from '../../lib/build/art/detail-picture';
import { projects } from '../../lib/render/site/projects';
import type { PicturePart } from '../../schemas/project';

/** The details of project pictures, each in its own file. */
export const getStaticPaths = (async () =>
	(await projects()).flatMap(({ slug, image, decisions }) =>
		decisions.flatMap(({ detail }, index) =>
			detail ? [{ params: { file: detailFile(slug, index + 1) }, props: { image, part: detail.part } }] : [],
		),
	)) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: string; part: PicturePart }> = async ({ props: { image, part } }) =>
	new Response(new Uint8Array(await detailPicture(image, part)), { headers: { 'content-type': 'image/webp' } });
