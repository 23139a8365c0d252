import type { APIRoute, GetStaticPaths } from 'astro';
import { postPath } from '#lib/blog/paths.ts';
import { ourPosts } from '#lib/blog/posts.ts';
import { hasDrawnPreview } from '#lib/seo/heads.ts';
import { sitePages } from '#lib/seo/site-pages.ts';
import { cutAtWord } from '#lib/text.ts';
import { previewPath } from '#lib/urls.ts';
import { ogPicture } from './_picture.ts';

/** A preview picture for each page and post that has its own file in `content/`. */
export const getStaticPaths = (async () => {
	const posts = (await ourPosts()).filter(({ post }) => hasDrawnPreview(post.title));
	const drawn = [
		...(await sitePages()),
		...posts.map(({ post, slug }) => ({ path: postPath(slug), heading: cutAtWord(post.title, 90) })),
	];
	return drawn.map(({ path, heading }) => ({
		params: { page: previewPath(path).replace('/og/', '') },
		props: { title: heading },
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) => {
	const picture = await ogPicture(props.title);
	return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
