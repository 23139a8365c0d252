import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

// Astro has every entry of a collection in memory, several times over while it builds: the texts of ten thousand posts
// would take gigabytes there, so they wait in files until their page is printed. The calls wait for the disk: for one
// file after the other, promises take several times the work.

const postText = z.object({
	/** The blog object as the backend gives it, whole; its description is hostile. */
	blog: z.looseObject({
		_id: z.string(),
		title: z.string(),
		description: z.string(),
		imageUrl: z.string().exactOptional(),
		createdAt: z.string(),
		website: z.string(),
	}),
	/** The description, sanitised. */
	html: z.string(),
	/** The description up to its first heading, as text. */
	preview: z.string(),
});

/** A post at its full length, with what the build makes of its description. */
export type PostText = z.infer<typeof postText>;

/** Puts a post by, until its page is printed or another build is made. */
export function keepText(file: string, text: PostText): void {
	writeFileSync(file, JSON.stringify(text));
}

/**
 * Reads back what `keepText` has put into a file.
 * @throws if the file is missing or damaged.
 */
export function readText(file: string): PostText {
	return postText.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** As `readText`; nothing for a file that is missing or damaged. */
export function findText(file: string): PostText | undefined {
	try {
		return readText(file);
	} catch {
		return undefined;
	}
}
