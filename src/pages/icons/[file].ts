import type { APIRoute, GetStaticPaths } from 'astro';
import { allBlocks } from '../../lib/site/block-pages';
import { record } from '../../lib/site/content';
import { fileOfIcon, fileOfPoint, iconPicture, pointPicture } from '../../lib/art/icons';
import { grounds } from '../../lib/art/marks';
import { colour } from '../../lib/art/palette';
import { svgResponse } from '../../lib/art/svg-response';

const peacock = `<style>svg{color:${colour('peacock')}}@media(prefers-color-scheme:dark){svg{color:${colour('peacock', 'dark')}}}</style>`;

/** The large icons that the content names, as files: those of points for each ground, those of profiles in peacock. */
export const getStaticPaths = (async () => {
	const blocks = await allBlocks();
	const points = [
		...blocks.flatMap((block) => (block.kind === 'offers' || block.kind === 'types' ? block.items : [])),
		...(await record('processPage')).values.items,
	];
	const { socials } = await record('site');
	return [
		...[...new Set(points.map(({ icon }) => icon))].flatMap((icon) =>
			grounds.map((ground) => ({
				params: { file: fileOfPoint(icon, ground) },
				props: { svg: pointPicture(icon, ground) },
			})),
		),
		...[...new Set(socials.map(({ icon }) => icon))].map((icon) => ({
			params: { file: fileOfIcon(icon) },
			props: { svg: iconPicture(icon, peacock) },
		})),
	];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) => svgResponse(props.svg);
