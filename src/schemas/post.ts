import { z } from 'astro/zod';

/** A blog post as the pages print it: the blog object (spec §3 Blog) with what the build makes of it. */
export const post = z.strictObject({
	/** The blog object as the backend gives it, whole. */
	blog: z.looseObject({
		_id: z.string(),
		title: z.string(),
		description: z.string(),
		imageUrl: z.string().nullish(),
		createdAt: z.string(),
		website: z.string(),
	}),
	/** The last part of the post's path; empty for a post of another website. */
	slug: z.string(),
	/** The description, sanitised. */
	html: z.string(),
	/** The description up to its first heading, as text. */
	preview: z.string(),
});
