import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { BuildSettings } from '../../src/integrations/build-settings.ts';
import { canonicalUrl } from '../../src/lib/site/urls.ts';

/** One thing to settle before the site goes live. */
export interface Finding {
	/** What was looked at; the report is grouped by it. */
	kind: string;
	/** A file of the project with its line, or a file of the build. */
	where: string;
	/** What is wrong and how to mend it. */
	what: string;
}

/** A page of the built site. */
export interface Page {
	/** Its file, such as `about.html`. */
	file: string;
	/** Its path in the route table's sense, without the sub-path. */
	path: string;
	/** Its whole address. */
	url: string;
	html: string;
	$: CheerioAPI;
	/** What visitors can read, with single spaces. */
	words: string;
	/** Kept out of search results. */
	isHidden: boolean;
	/** The address that it forwards to, where it only does that. */
	forwardsTo: string | undefined;
}

/** The built site as the rules see it. */
export interface Site {
	folder: string;
	settings: BuildSettings;
	/** Each file with its text; pictures and fonts have none. */
	files: ReadonlyMap<string, string | undefined>;
	/** Every page but the copies for stock servers. */
	pages: readonly Page[];
	/** Those that search engines may list. */
	listed: readonly Page[];
}

/** One rule over the built site. */
export type Rule = (site: Site) => Finding[] | Promise<Finding[]>;

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2|gif)$/;

/** The folder form of a page, laid beside it for stock servers. */
export const copyOf = (file: string): string => file.replace(/\.html$/, '/index.html');

function pageOf(file: string, html: string, { siteUrl, base }: BuildSettings): Page {
	const $ = load(html);
	const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
	const text = load(html)('body').find('script, style, template').remove().end().text();
	const refresh = $('meta[http-equiv="refresh"]').attr('content');
	return {
		file,
		path,
		url: canonicalUrl(path, siteUrl, base),
		html,
		$,
		words: text.replace(/\s+/g, ' '),
		isHidden: /\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? ''),
		forwardsTo: refresh && /url=(.*)$/i.exec(refresh)?.[1],
	};
}

/** Reads a built folder. */
export async function readSite(folder: string, settings: BuildSettings): Promise<Site> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = new Map<string, string | undefined>();
	for (const entry of entries.filter((found) => found.isFile())) {
		const name = join(entry.parentPath, entry.name);
		const file = relative(folder, name).split(sep).join('/');
		files.set(file, BINARY.test(extname(name)) ? undefined : await readFile(name, 'utf8'));
	}
	const copies = new Set([...files.keys()].map(copyOf));
	const pages = [...files]
		.filter(([file]) => file.endsWith('.html') && !copies.has(file))
		.map(([file, html = '']) => pageOf(file, html, settings));
	const listed = pages.filter(({ isHidden, forwardsTo }) => !isHidden && forwardsTo === undefined);
	return { folder, settings, files, pages, listed };
}
