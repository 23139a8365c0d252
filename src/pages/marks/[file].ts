import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { list, record } from '../../lib/site/content';
import { grounds, markFile, markPicture, type Ground } from '../../lib/art/marks';
import { svgResponse } from '../../lib/art/svg-response';

/** The marks that the content names, and those of the services, as files, one for each ground. */
export const getStaticPaths = (async () => {
	const { benefits } = await record('landingPage');
	const marked = [...(await list('crafts')), ...(await list('industries')), ...benefits.items];
	const services = (await getCollection('services')).map(({ id }) => id);
	return [...new Set([...services, ...marked.map(({ mark }) => mark)])].flatMap((name) =>
		grounds.map((ground) => ({ params: { file: markFile(name, ground) }, props: { name, ground } })),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string; ground: Ground }> = ({ props: { name, ground } }) =>
	svgResponse(markPicture(name, ground));
