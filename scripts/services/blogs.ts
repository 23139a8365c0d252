import type { Context } from 'hono';
import { readLocalPosts } from '../../src/lib/blog/build/local-posts.ts';
import type { ServiceEnvironment } from './scope.ts';

/** The posts of a folder as the backend gives them: pictures under an address of its own. */
async function postsOf(folder: string, origin: string) {
	const posts = await readLocalPosts(folder);
	return posts.map((post) => {
		if (!post.imageUrl?.startsWith('/')) return post;
		return { ...post, imageUrl: new URL(post.imageUrl, origin).href };
	});
}

/** `GET /api/blogs/allblogs` (spec §7): an array of blogs, whatever their `website`. */
export function blogList(folder: string) {
	return async (context: Context<ServiceEnvironment>): Promise<Response> => {
		const { mode, status, posts } = context.get('scope').faults.blogs;
		const init = { status: status ?? (mode === 'status' ? 500 : 200) };
		switch (mode) {
			case 'html':
				return new Response('<!doctype html><title>Service unavailable</title>', {
					...init,
					headers: { 'content-type': 'text/html' },
				});
			case 'null':
				return Response.json(null, init);
			case 'object':
				return Response.json({ blogs: [] }, init);
			case 'empty':
				return Response.json([], init);
			case 'status':
				return Response.json({ message: 'The list of blogs is not available.' }, init);
			case 'posts':
				return Response.json(posts ?? (await postsOf(folder, new URL(context.req.url).origin)), init);
		}
	};
}
