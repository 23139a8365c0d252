import type { APIRoute, GetStaticPaths } from 'astro';
import { allBlocks } from '../../lib/render/site/block-pages';
import { record } from '../../lib/content';
import { CONTACT_ICONS, fileOfIcon, filesOfPoint, iconPicture, pointPicture } from '../../lib/render/art/icons';
import { grounds } from '../../lib/render/art/marks';
import { colour, ofBoth, schemes } from '../../lib/build/art/palette';
import { svgResponse } from '../../lib/render/art/svg-response';

/**
 * The large icons in content: the icons of points for each background, and the icons of social profiles, phone and chat in
 * the colour peacock.
 */
export const getStaticPaths = (async () => {
	const blocks = await allBlocks();
	const points = [
		...blocks.flatMap((block) => (block.kind === 'offers' || block.kind === 'types' ? block.items : [])),
		...(await record('processPage')).values.items,
	];
	const { socials, chat } = await record('site');
	const named = [...socials, ...(chat ? [chat] : [])].flatMap(({ icon }) => icon ?? []);
	return [
		...[...new Set(points.map(({ icon }) => icon))].flatMap((icon) =>
			grounds.flatMap((ground) =>
				schemes.map((scheme) => ({
					params: { file: filesOfPoint(icon, ground)[scheme] },
					props: { svg: pointPicture(icon, ground, scheme) },
				})),
			),
		),
		...[...new Set([...named, ...Object.values(CONTACT_ICONS)])].flatMap((icon) =>
			schemes.map((scheme) => ({
				params: { file: ofBoth(fileOfIcon(icon))[scheme] },
				props: { svg: iconPicture(icon, `<style>svg{color:${colour('peacock', scheme)}}</style>`) },
			})),
		),
	];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => svgResponse(props.svg);
