import type { Context } from 'hono';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import type { ServiceEnvironment } from './scope.ts';

/** `GET /api/blogs/allblogs` (spec §7): an array of blogs, whatever their `website`; pictures under the backend's own address. */
export function blogList(folder: string) {
	return async (context: Context<ServiceEnvironment>): Promise<Response> => {
		const ordered = context.get('scope').orders.blogs?.posts;
		if (ordered !== undefined) return Response.json(ordered);
		const posts = await readLocalPosts(folder);
		return context.json(
			posts.map((post) =>
				post.imageUrl?.startsWith('/') ? { ...post, imageUrl: new URL(post.imageUrl, context.req.url).href } : post,
			),
		);
	};
}
