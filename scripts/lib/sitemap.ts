import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';

export interface SitemapEntry {
	url: string;
	/** The path as in the route table, without the sub-path. */
	path: string;
	/** The date of the page's last change; empty if the sitemap does not give a date. */
	lastmod: string;
}

/** Returns the entries of a built site's sitemap. */
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

/** Returns the paths in a built site's sitemap. */
export async function sitemapPaths(folder: string): Promise<string[]> {
	return (await sitemapEntries(folder)).map(({ path }) => path);
}
