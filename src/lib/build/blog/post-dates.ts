import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** When each post was published or last changed, keyed by slug. */
const schema = z.record(z.string(), z.iso.datetime());
export type PostDates = z.infer<typeof schema>;

/**
 * The blog's loader and the sitemap do not share memory, because Astro loads them in two module graphs. They share this
 * file in the cache.
 */
const fileIn = (folder: URL): URL => new URL('dates.json', folder);

/** Writes the dates of a build's posts into the cache folder that also contains the posts. */
export async function writePostDates(folder: URL, dates: PostDates): Promise<void> {
	await writeFile(fileIn(folder), JSON.stringify(dates));
}

/** Reads the dates that this build's loader has written. */
export async function readPostDates(folder: URL): Promise<PostDates> {
	return schema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
}
