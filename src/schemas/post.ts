import { z } from 'astro/zod';

/** What every page may know of a blog post; its text is read for its own page only. */
export const post = z.strictObject({
	/** The fields of a blog object (spec §3 Blog) that lists and heads show. */
	_id: z.string(),
	title: z.string(),
	imageUrl: z.string().exactOptional(),
	createdAt: z.string(),
	website: z.string(),
	/** The file that holds its description: HTML from outside, hostile until sanitised. */
	descriptionFile: z.string(),
});
