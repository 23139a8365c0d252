import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';

/** A page as the sitemap names it. */
export interface SitemapEntry {
	url: string;
	/** Its path in the route table's sense, without the sub-path. */
	path: string;
	/** When it was last changed; empty where the sitemap does not say. */
	lastmod: string;
}

/** Every page that a built site's sitemap names. */
export async function sitemapEntries(folder: string): Promise<SitemapEntry[]> {
	const read = async (name: string) => load(await readFile(join(folder, name), 'utf8'), { xml: true });
	const $index = await read('sitemap-index.xml');
	const locations = $index('loc').map((_, entry) => $index(entry).text());
	const home = new URL('.', locations[0]).href;
	const sitemaps = await Promise.all(locations.get().map((url) => read(url.slice(home.length))));
	return sitemaps.flatMap(($) =>
		$('url')
			.map((_, entry) => {
				const url = $(entry).children('loc').text();
				return { url, path: `/${url.slice(home.length)}`, lastmod: $(entry).children('lastmod').text() };
			})
			.get(),
	);
}

/** The paths of every page that a built site's sitemap names. */
export async function sitemapPaths(folder: string): Promise<string[]> {
	return (await sitemapEntries(folder)).map(({ path }) => path);
}
