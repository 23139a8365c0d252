import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** When each post was published or last changed, by its slug. */
const schema = z.record(z.string(), z.iso.datetime());
export type PostDates = z.infer<typeof schema>;

/** The blog's loader and the sitemap run in two module graphs: what one knows reaches the other as a file of the cache. */
const fileIn = (folder: URL): URL => new URL('dates.json', folder);

/** Keeps the dates of a build's posts in the folder of the cache that holds their texts. */
export async function writePostDates(folder: URL, dates: PostDates): Promise<void> {
	await writeFile(fileIn(folder), JSON.stringify(dates));
}

/** The dates that this build's loader kept. */
export async function readPostDates(folder: URL): Promise<PostDates> {
	return schema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
}
