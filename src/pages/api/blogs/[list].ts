import type { APIRoute, GetStaticPaths } from 'astro';
import { ourPosts } from '#lib/blog/posts.ts';
import { postBackend } from '#lib/settings.ts';

/** The list of posts as a file, for sites without a backend. A backend's list would have the same path (spec §7). */
export const getStaticPaths = (() =>
	postBackend === undefined ? [{ params: { list: 'allblogs' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
	const posts = await ourPosts();
	// Browsers leave out drafts, but these are to be shown.
	return Response.json(posts.map(({ post }) => ({ ...post, draft: undefined })));
};
