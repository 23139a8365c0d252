import type { APIRoute } from 'astro';
import { postPath } from '#lib/blog/paths.ts';
import { ourPosts } from '#lib/blog/posts.ts';
import { canonicalUrl } from '#lib/urls.ts';

/** When each post last changed, by its address. The sitemap reads this file, which is then deleted (`static-host.ts`). */
export const GET: APIRoute = async ({ site }) => {
	const posts = await ourPosts();
	const changes = posts.map(({ slug, post }) => [canonicalUrl(postPath(slug), site), post.updated ?? post.createdAt]);
	return Response.json(Object.fromEntries(changes));
};
