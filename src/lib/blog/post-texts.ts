import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * Reads back what `keep` has put into a file.
 * @throws where there is none, or it is damaged.
 */
export function readText(file: string): PostText {
	return postText.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function isWhole(file: string): boolean {
	try {
		readText(file);
		return true;
	} catch {
		return false;
	}
}

/**
 * The texts of posts in files. Astro has every entry of a collection in memory, several times over while it builds: the
 * texts of ten thousand posts would take gigabytes there, so they wait here until their page is printed. They outlive a
 * build, so that the next one makes only those anew that have changed.
 * @param folder where the files lie; made where it is missing.
 */
export function openTexts(folder: string) {
	mkdirSync(folder, { recursive: true });
	const there = new Set(readdirSync(folder));
	const kept = new Set<string>();
	return {
		/**
		 * Puts a text by, unless it lies there already.
		 * @param digest of all that the text is made of: another text has another digest.
		 * @returns the file's path.
		 */
		keep(digest: string, makeText: () => PostText): string {
			const name = `${digest}.json`;
			const file = join(folder, name);
			kept.add(name);
			if (!there.has(name) || !isWhole(file)) writeFileSync(file, JSON.stringify(makeText()));
			return file;
		},
		/** Takes away what was not asked for since the folder was opened. */
		sweep(): void {
			for (const name of there) if (!kept.has(name)) rmSync(join(folder, name));
		},
	};
}
