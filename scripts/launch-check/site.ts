import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Element, Root } from 'hast';
import type { BuildSettings } from '../../src/integrations/build-settings.ts';
import { attribute, elementsOf, parseHtml } from '../lib/html.ts';

/** A page of the built site. */
export interface Page {
	/** Its file, such as `about.html`. */
	file: string;
	/** Its path in the route table's sense, without the sub-path. */
	path: string;
	tree: Root;
	/** Every element, in the order of the document. */
	elements: readonly Element[];
	/** Kept out of search results. */
	isHidden: boolean;
	/** The address that it forwards to, where it only does that. */
	forwardsTo: string | undefined;
}

/** The built site as the rules see it. */
export interface Site {
	settings: BuildSettings;
	/** Each file with its text; those that hold no text have none. */
	files: ReadonlyMap<string, string | undefined>;
	pages: readonly Page[];
}

const BINARY = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.ico', '.woff2', '.gif']);

/** The folder form of a page, laid beside it for stock servers. */
export const copyOf = (file: string): string => file.replace(/\.html$/, '/index.html');

/** The content of a meta element, by its `name` or `property`. */
export function metaOf({ elements }: Page, name: string): string | undefined {
	const found = elements.find(
		(element) =>
			element.tagName === 'meta' && [attribute(element, 'name'), attribute(element, 'property')].includes(name),
	);
	return found && attribute(found, 'content');
}

function pageOf(file: string, html: string): Page {
	const tree = parseHtml(html);
	const elements = elementsOf(tree);
	const page = { file, path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, tree, elements };
	const refresh = elements.find((element) => /^refresh$/i.test(attribute(element, 'httpEquiv') ?? ''));
	const forwardsTo = refresh && /url=(.*)$/i.exec(attribute(refresh, 'content') ?? '')?.[1];
	const whole = { ...page, forwardsTo, isHidden: false };
	return { ...whole, isHidden: /\bnoindex\b/.test(metaOf(whole, 'robots') ?? '') };
}

/** The site that these files make. */
export function siteOf(files: ReadonlyMap<string, string | undefined>, settings: BuildSettings): Site {
	const isCopy = (file: string): boolean =>
		file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'));
	const pages = [...files].flatMap(([file, text]) =>
		file.endsWith('.html') && text !== undefined && !isCopy(file) ? [pageOf(file, text)] : [],
	);
	return { settings, files, pages };
}

/** Reads a built folder. */
export async function readSite(folder: string, settings: BuildSettings): Promise<Site> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const files = await Promise.all(
		names.sort().map(async (name): Promise<[string, string | undefined]> => {
			const file = relative(folder, name).split(sep).join('/');
			return [file, BINARY.has(extname(name)) ? undefined : await readFile(name, 'utf8')];
		}),
	);
	return siteOf(new Map(files), settings);
}
