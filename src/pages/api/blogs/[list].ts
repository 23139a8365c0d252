import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { PUBLIC_BACKEND_URL } from 'astro:env/client';
import { textOf } from '../../../lib/site/blog-posts';

/** Without a backend, the posts of content/blog are the backend: one static file at the path of its call (spec §7). */
export const getStaticPaths = (() =>
	PUBLIC_BACKEND_URL === undefined ? [{ params: { list: 'allblogs' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
	const posts = await getCollection('posts');
	const blogs = posts.sort((a, b) => a.id.localeCompare(b.id)).map(({ data }) => textOf(data).blog);
	return new Response(JSON.stringify(blogs), { headers: { 'content-type': 'application/json' } });
};
