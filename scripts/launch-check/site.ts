import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { canonicalUrl } from '../../src/lib/shared/site/urls.ts';

/** Something to fix before launch. */
export interface Finding {
	/** The name of the broken rule, by which the report groups findings. */
	kind: string;
	/** A project file with a line number, or a file in the build. */
	where: string;
	/** What is wrong and how to fix it. */
	what: string;
}

/** What a rule returns: a finding that does not yet contain the rule's name. */
export type RuleFinding = Omit<Finding, 'kind'>;

export interface Page {
	/** The file of the page, such as `about.html`. */
	file: string;
	/** The path as in the route table, without the sub-path. */
	path: string;
	/** The absolute address of the page. */
	url: string;
	html: string;
	$: CheerioAPI;
	/** Whether the page asks search engines to leave it out. */
	isHidden: boolean;
	/** The target address of a forwarding page; undefined for other pages. */
	forwardsTo: string | undefined;
	/** Whether search engines may list the page. */
	isListed: boolean;
}

/** A built site, in the form that the rules receive. */
export interface Site {
	folder: string;
	settings: BuildSettings;
	/** Every page, without the copies for servers that do not support clean addresses. */
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

export async function readSite(folder: string, settings: BuildSettings): Promise<Site> {
	const files = await readdir(folder, { recursive: true });
	// The editing page does not count as a page of the site.
	const isPage = (file: string): boolean => file.endsWith('.html') && file !== 'edit.html';
	const names = files.filter(isPage).map((file) => file.split(sep).join('/'));
	// `about/index.html` is the copy of `about.html`.
	const pages = names
		.filter((name) => !names.includes(name.replace(/\/index\.html$/, '.html')) || !name.endsWith('/index.html'))
		.map(async (name) => pageOf(name, await readFile(join(folder, name), 'utf8'), settings));
	return { folder, settings, pages: await Promise.all(pages) };
}
