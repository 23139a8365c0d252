import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** When each post was published or last changed, by slug. */
const schema = z.record(z.string(), z.iso.datetime());
export type PostDates = z.infer<typeof schema>;

/** The blog's loader and the sitemap run in two module graphs, so they exchange data through a file of the cache. */
const fileIn = (folder: URL): URL => new URL('dates.json', folder);

/** Writes the dates of a build's posts beside their texts in the cache. */
export async function writePostDates(folder: URL, dates: PostDates): Promise<void> {
	await writeFile(fileIn(folder), JSON.stringify(dates));
}

/** Reads the dates that this build's loader wrote. */
export async function readPostDates(folder: URL): Promise<PostDates> {
	return schema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
}
