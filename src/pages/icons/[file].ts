import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { list, record } from '../../lib/site/content';
import { fileOfIcon, iconSource, socialIcons } from '../../lib/art/icons';
import { colour } from '../../lib/art/palette';
import { svgResponse } from '../../lib/art/svg-response';

/** The large icons that the content names, emitted as files in the peacock of each scheme. */
export const getStaticPaths = (async () => {
	const services = (await getCollection('services')).flatMap(({ data }) => [
		...data.offers.items,
		...(data.types?.items ?? []),
	]);
	const points = [
		...services,
		...(await list('industries')),
		...(await record('processPage')).values.items,
		...(await record('landingPage')).benefits.items,
	];
	const icons = [...points.map(({ icon }) => icon), ...Object.values(socialIcons)];
	return [...new Set(icons)].map((icon) => ({ params: { file: fileOfIcon(icon) }, props: { icon } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: string }> = ({ props }) => {
	const { viewBox, body } = iconSource(props.icon);
	const style = `<style>svg{color:${colour('peacock')}}@media(prefers-color-scheme:dark){svg{color:${colour('peacock', 'dark')}}}</style>`;
	return svgResponse(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${body}</svg>`);
};
