import type { APIRoute, GetStaticPaths } from 'astro';
import { PUBLIC_BACKEND_URL } from 'astro:env/client';
import { ourPosts, wholePost } from '../../../lib/render/site/blog-posts';

/**
 * Without a backend, a static file with the posts in content/blog replaces the list, at the path that it would have on
 * the backend (spec §7).
 */
export const getStaticPaths = (() =>
	PUBLIC_BACKEND_URL === undefined ? [{ params: { list: 'allblogs' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
	const posts = await ourPosts();
	return Response.json(posts.map((post) => wholePost(post).post));
};
