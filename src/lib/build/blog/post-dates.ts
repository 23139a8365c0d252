import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** When each post was published or last changed, keyed by slug. */
const schema = z.record(z.string(), z.iso.datetime());
export type PostDates = z.infer<typeof schema>;

/**
 * Returns the address of the file in which the blog's loader stores the dates for the sitemap. The loader and the
 * sitemap cannot share memory, because Astro loads them in separate module graphs.
 */
const fileIn = (folder: URL): URL => new URL('dates.json', folder);

/** Writes the dates of a build's posts. @param folder the cache folder with the built posts. */
export async function writePostDates(folder: URL, dates: PostDates): Promise<void> {
	await writeFile(fileIn(folder), JSON.stringify(dates));
}

/** Reads the dates that the loader wrote in the same build. @param folder the cache folder with the built posts. */
export async function readPostDates(folder: URL): Promise<PostDates> {
	return schema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
}
