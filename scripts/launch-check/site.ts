import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { canonicalUrl } from '../../src/lib/shared/site/urls.ts';

/** One thing to settle before the site goes live. */
export interface Finding {
	/** What was looked at; the report is grouped by it. */
	kind: string;
	/** A file of the project with its line, or a file of the build. */
	where: string;
	/** What is wrong and how to mend it. */
	what: string;
}

/** A finding of a rule, which has a name of its own. */
export type Fault = Omit<Finding, 'kind'>;

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
	/** Kept out of search results. */
	isHidden: boolean;
	/** The address that it forwards to, where it only does that. */
	forwardsTo: string | undefined;
	/** Whether search engines may list it. */
	isListed: boolean;
}

/** The built site as the rules see it. */
export interface Site {
	folder: string;
	settings: BuildSettings;
	/** Every page but the copies for stock servers. */
	pages: readonly Page[];
}

function pageOf(file: string, html: string, { siteUrl, base }: BuildSettings): Page {
	const $ = load(html);
	const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
	const url = canonicalUrl(path, siteUrl, base);
	const isHidden = /\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? '');
	const refresh = $('meta[http-equiv="refresh"]').attr('content') ?? '';
	const forwardsTo = /url=(.*)$/i.exec(refresh)?.[1];
	return { file, path, url, html, $, isHidden, forwardsTo, isListed: !isHidden && forwardsTo === undefined };
}

/** Reads a built folder. */
export async function readSite(folder: string, settings: BuildSettings): Promise<Site> {
	const files = await readdir(folder, { recursive: true });
	// The editing page is no page of the site.
	const isPage = (file: string): boolean => file.endsWith('.html') && file !== 'edit.html';
	const names = files.filter(isPage).map((file) => file.split(sep).join('/'));
	// A page in the folder of its name is the copy of one beside that folder.
	const pages = names
		.filter((name) => !names.includes(name.replace(/\/index\.html$/, '.html')) || !name.endsWith('/index.html'))
		.map(async (name) => pageOf(name, await readFile(join(folder, name), 'utf8'), settings));
	return { folder, settings, pages: await Promise.all(pages) };
}
