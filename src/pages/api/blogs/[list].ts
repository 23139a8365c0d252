import type { APIRoute, GetStaticPaths } from 'astro';
import { PUBLIC_BACKEND_URL } from 'astro:env/client';
import { ourPosts } from '../../../lib/blog/posts';

/**
 * The list of posts as a static file, for sites without a backend. A backend's list would have the same path (spec §7).
 */
export const getStaticPaths = (() =>
	PUBLIC_BACKEND_URL === undefined ? [{ params: { list: 'allblogs' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
	const posts = await ourPosts();
	return Response.json(posts.map(({ post }) => post));
};
