import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { list } from '../../lib/site/content';
import { grounds, markFile, markPicture, type Ground } from '../../lib/art/service-marks';
import { svgResponse } from '../../lib/art/svg-response';

/** The marks of the crafts and of the services as files, one for each ground. */
export const getStaticPaths = (async () => {
	const crafts = (await list('crafts')).map(({ mark }) => mark);
	const services = (await getCollection('services')).map(({ id }) => id);
	return [...new Set([...services, ...crafts])].flatMap((name) =>
		grounds.map((ground) => ({ params: { file: markFile(name, ground) }, props: { name, ground } })),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string; ground: Ground }> = ({ props: { name, ground } }) =>
	svgResponse(markPicture(name, ground));
