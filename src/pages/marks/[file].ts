import type { APIRoute, GetStaticPaths } from 'astro';
import { list } from '../../lib/content';
import { grounds, markFile, markPicture, type Ground } from '../../lib/craft-marks';

/** The marks of the crafts as files, one for each ground. */
export const getStaticPaths = (async () => {
	const crafts = await list('crafts');
	return crafts.flatMap(({ name }) =>
		grounds.map((ground) => ({ params: { file: markFile(name, ground) }, props: { name, ground } })),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string; ground: Ground }> = ({ props: { name, ground } }) =>
	new Response(markPicture(name, ground));
