import type { BlogObject } from './blog-object.ts';

/**
 * Returns the posts to show below a post: those about the same service, then the newest.
 * @param posts newest first.
 */
export function relatedTo<Item extends { post: BlogObject }>({ post }: Item, posts: readonly Item[]): Item[] {
	const others = posts.filter((other) => other.post._id !== post._id);
	const isNear = ({ post: { service } }: Item) => service !== undefined && service === post.service;
	return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}
