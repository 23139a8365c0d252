import type { APIRoute, GetStaticPaths } from 'astro';
import { iconSource, fileOfIcon } from '../../lib/render/art/icons';
import { colour } from '../../lib/build/art/palette';
import { allBlocks, services } from '../../lib/render/site/block-pages';
import { list } from '../../lib/content';
import { svgResponse } from '../../lib/render/art/svg-response';

/** The logos of the tools in content. Logos are separate files, so that pages need not contain the drawings. */
export const getStaticPaths = (async () => {
	const tabs = (await list('technologies')).flatMap(({ items }) => items.map(({ img }) => img));
	const cards = (await services()).flatMap(({ data }) => data.card.icons ?? []);
	const tools = (await allBlocks()).flatMap((block) => (block.kind === 'technologies' ? block.items : []));
	const icons = new Set([...tabs, ...[...cards, ...tools].map(({ img }) => img)]);
	return [...icons].map((icon) => ({ params: { file: fileOfIcon(icon) }, props: { icon } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: string }> = ({ props }) => {
	const { viewBox, body } = iconSource(props.icon);
	// Single-colour logos use the light scheme's ink in both schemes: in the dark scheme, all logos are on a light plate.
	const style = `<style>:root{fill:${colour('ink')};color:${colour('ink')}}</style>`;
	return svgResponse(
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${style}${body}</svg>`,
	);
};
