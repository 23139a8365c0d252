import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the paths in a built site's sitemap, as in the route table: without the sub-path. */
export async function sitemapPaths(folder: string): Promise<string[]> {
	const locations = async (name: string) => {
		const xml = await readFile(join(folder, name), 'utf8');
		return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
	};
	const sitemaps = await locations('sitemap-index.xml');
	const home = new URL('.', sitemaps[0]).href;
	const urls = await Promise.all(sitemaps.map((url) => locations(url.slice(home.length))));
	return urls.flat().map((url) => `/${url.slice(home.length)}`);
}
