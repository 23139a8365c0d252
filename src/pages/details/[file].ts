import type { APIRoute, GetStaticPaths } from 'astro';
import { detailFile, detailPicture } from '../../lib/build/art/detail-picture';
import { projects } from '../../lib/render/site/projects';
import type { PicturePart } from '../../schemas/project';

/** The details of projects' pictures beside the decisions, each in its own file. */
export const getStaticPaths = (async () =>
	(await projects()).flatMap((project) =>
		project.decisions.flatMap(({ detail, picture }, index) =>
			detail && !picture
				? [
						{
							params: { file: detailFile(project.slug, index + 1) },
							props: { image: project.image, part: detail.part },
						},
					]
				: [],
		),
	)) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: string; part: PicturePart }> = async ({ props: { image, part } }) =>
	new Response(new Uint8Array(await detailPicture(image, part)), { headers: { 'content-type': 'image/webp' } });
