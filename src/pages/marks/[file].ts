import type { APIRoute, GetStaticPaths } from 'astro';
import { list, record, records } from '../../lib/content';
import { filesOnGround, grounds, markPicture, type Ground } from '../../lib/render/art/marks';
import { schemes, type Scheme } from '../../lib/build/art/palette';
import { svgResponse } from '../../lib/render/art/svg-response';

/** The marks in content and the marks of services, with one file for each background and colour scheme. */
export const getStaticPaths = (async () => {
	const { benefits } = await record('landingPage');
	const marked = [...(await list('crafts')), ...(await list('industries')), ...benefits.items];
	const services = (await records('services')).map(({ id }) => id);
	return [...new Set([...services, ...marked.map(({ mark }) => mark)])].flatMap((name) =>
		grounds.flatMap((ground) =>
			schemes.map((scheme) => ({
				params: { file: filesOnGround(name, ground)[scheme] },
				props: { name, ground, scheme },
			})),
		),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string; ground: Ground; scheme: Scheme }> = ({ props: { name, ground, scheme } }) =>
	svgResponse(markPicture(name, ground, scheme));
