import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';

const locations = (xml: string): string[] => {
	const $ = load(xml, { xml: true });
	return $('loc')
		.map((_, entry) => $(entry).text())
		.get();
};

/** The paths of every page that a built site's sitemap names, without the sub-path. */
export async function sitemapPaths(folder: string): Promise<string[]> {
	const index = locations(await readFile(join(folder, 'sitemap-index.xml'), 'utf8'));
	const home = new URL('.', index[0]).href;
	const files = index.map((url) => readFile(join(folder, url.slice(home.length)), 'utf8'));
	return (await Promise.all(files)).flatMap(locations).map((url) => `/${url.slice(home.length)}`);
}
