import { z } from 'astro/zod';

/** What every page may know of a blog post; its text is read for its own page only. */
export const post = z.strictObject({
	/** Of the blog object (spec §3 Blog) what lists and heads show. */
	blog: z.strictObject({
		_id: z.string(),
		title: z.string(),
		imageUrl: z.string().optional(),
		createdAt: z.string(),
	}),
	/** The last part of the post's path; empty for a post of another website. */
	slug: z.string(),
	/** The file that holds the post at its full length (`lib/blog/post-texts.ts`). */
	textFile: z.string(),
});
