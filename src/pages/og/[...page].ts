import type { APIRoute, GetStaticPaths } from 'astro';
import { record } from '../../lib/content';
import { ogPicture } from '../../lib/seo/preview-picture';
import { sitePages } from '../../lib/seo/site-pages';
import { previewPath } from '../../lib/urls';

/** A preview picture for each page that has its own file in `content/`. Posts without a picture use the blog's preview picture. */
export const getStaticPaths = (async () => {
	const pages = await sitePages();
	return pages.map(({ path, heading }) => ({
		params: { page: previewPath(path).replace('/og/', '') },
		props: { title: heading },
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) => {
	const { wordmark } = await record('site');
	const picture = await ogPicture(props.title, wordmark);
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
