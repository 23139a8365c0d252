import type { APIRoute, GetStaticPaths } from 'astro';
import { allBlocks } from '../../lib/site/block-pages';
import { record } from '../../lib/site/content';
import { fileOfIcon, iconSource } from '../../lib/art/icons';
import { colour } from '../../lib/art/palette';
import { svgResponse } from '../../lib/art/svg-response';

/** The large icons that the content names, emitted as files in the peacock of each scheme. */
export const getStaticPaths = (async () => {
	const blocks = await allBlocks();
	const points = [
		...blocks.flatMap((block) => (block.kind === 'offers' || block.kind === 'types' ? block.items : [])),
		...(await record('processPage')).values.items,
	];
	const icons = new Set([...points, ...(await record('site')).socials].map(({ icon }) => icon));
	return [...icons].map((icon) => ({ params: { file: fileOfIcon(icon) }, props: { icon } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: string }> = ({ props }) => {
	const { viewBox, body } = iconSource(props.icon);
	const style = `<style>svg{color:${colour('peacock')}}@media(prefers-color-scheme:dark){svg{color:${colour('peacock', 'dark')}}}</style>`;
	return svgResponse(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${body}</svg>`);
};
