import type { APIRoute, GetStaticPaths } from 'astro';
import { detailFile, detailPicture } from '../../lib/build/art/detail-picture';
import { decisionView, projects } from '../../lib/render/site/projects';
import type { PicturePart } from '../../schemas/project';

/** The pictures of the decisions, each in its own file. */
export const getStaticPaths = (async () =>
	(await projects()).flatMap((project) =>
		project.decisions.flatMap((decision, index) => {
			const view = decisionView(project, decision);
			return view ? [{ params: { file: detailFile(project.slug, index + 1) }, props: view }] : [];
		}),
	)) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: string; part: PicturePart }> = async ({ props: { image, part } }) =>
	new Response(new Uint8Array(await detailPicture(image, part)), { headers: { 'content-type': 'image/webp' } });
