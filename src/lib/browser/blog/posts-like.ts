import { headingsOf, plainText } from '../../shared/blog/plain-text.ts';
import { PostRelations } from '../../shared/blog/related-posts.ts';
import type { SluggedPost } from '../../shared/blog/slug.ts';

/** Returns the posts in a list that are related to a given post, most closely related first. */
export async function postsLike(entry: SluggedPost, posts: readonly SluggedPost[]): Promise<SluggedPost[]> {
	const relations = new PostRelations();
	for (const { post } of posts) {
		relations.add({ title: post.title, headings: headingsOf(post.description), text: plainText(post.description) });
		// Pauses after each post, so that a slow phone can respond to the visitor.
		await new Promise((resolve) => setTimeout(resolve));
	}
	const [nearest = []] = relations.nearest([posts.indexOf(entry)]);
	return nearest.flatMap((place) => posts[place] ?? []);
}
