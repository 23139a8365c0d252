import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// Calls that wait: one file after the other, they take a fraction of the work of promises.

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

/**
 * Puts a text by. Astro has every entry of a collection in memory, several times over while it builds: the texts of
 * ten thousand posts would take gigabytes there, so they wait in files until their page is printed.
 * @param folder where the files lie.
 * @returns the file's path, the same for the same text.
 */
export function keepText(folder: string, text: PostText): string {
	const json = JSON.stringify(text);
	const file = join(folder, `${createHash('sha256').update(json).digest('hex')}.json`);
	writeFileSync(file, json);
	return file;
}

/** Reads back what `keepText` has put into a file. */
export function readText(file: string): PostText {
	return postText.parse(JSON.parse(readFileSync(file, 'utf8')));
}
