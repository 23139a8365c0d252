import type { Element } from 'hast';
import { href } from '../../src/lib/site/urls.ts';
import { attribute } from '../lib/html.ts';
import type { Page, Site } from './site.ts';

/** Where an element points at something. */
export interface Reference {
	element: Element;
	/** The attribute as it is written in HTML. */
	attribute: string;
	/** As it stands in the page. */
	value: string;
}

const ONE: readonly [attribute: string, inHast: string, ...tags: string[]][] = [
	['href', 'href', 'a', 'area', 'link', 'use', 'image'],
	['src', 'src', 'img', 'script', 'iframe', 'source', 'video', 'audio', 'input', 'embed'],
	['poster', 'poster', 'video'],
	['action', 'action', 'form'],
	['data', 'data', 'object'],
	['component-url', 'componentUrl', 'astro-island'],
	['renderer-url', 'rendererUrl', 'astro-island'],
];

const PREVIEWS = new Set(['og:image', 'og:url', 'twitter:image']);

/** Each address that a page points at: links, pictures, scripts, islands, previews. The canonical link has a rule of its own. */
export function referencesOf({ elements, forwardsTo }: Page): Reference[] {
	const found: Reference[] = [];
	for (const element of elements) {
		if (attribute(element, 'rel') === 'canonical') continue;
		const add = (name: string, value: string | undefined): void => {
			if (value !== undefined) found.push({ element, attribute: name, value: value.trim() });
		};
		for (const [name, inHast, ...tags] of ONE) {
			const value = attribute(element, inHast) ?? attribute(element, name);
			if (tags.includes(element.tagName)) add(name, value);
		}
		for (const candidate of (attribute(element, 'srcSet') ?? '').split(/,\s+/).filter(Boolean)) {
			add('srcset', candidate.split(/\s+/)[0]);
		}
		if (element.tagName !== 'meta') continue;
		if (PREVIEWS.has(attribute(element, 'property') ?? attribute(element, 'name') ?? '')) {
			add('content', attribute(element, 'content'));
		}
		if (forwardsTo !== undefined && attribute(element, 'httpEquiv') !== undefined) {
			if (/^refresh$/i.test(attribute(element, 'httpEquiv') ?? '')) add('content', forwardsTo);
		}
	}
	return found;
}

/** The full address of a page of the site. */
export const addressOf = ({ settings }: Site, path: string): URL =>
	new URL(href(path, settings.base), settings.siteUrl);

/**
 * An address that a page points at, where it is one of this site.
 * @returns undefined for other hosts and other schemes; 'broken' for what is no address.
 */
export function ownAddress(site: Site, page: Page, value: string): URL | 'broken' | undefined {
	const from = addressOf(site, page.path);
	if (!URL.canParse(value, from)) return 'broken';
	const url = new URL(value, from);
	return url.origin === new URL(site.settings.siteUrl).origin ? url : undefined;
}

/** The file behind a path of the site; undefined where there is none, or the path lies outside the sub-path. */
export function fileBehind({ files, settings }: Site, pathname: string): string | undefined {
	const prefix = settings.base.replace(/\/$/, '');
	if (!`${pathname}/`.startsWith(`${prefix}/`)) return undefined;
	const own = decodeURIComponent(pathname.slice(prefix.length + 1));
	const candidates = own === '' ? ['index.html'] : [own, `${own}.html`];
	return candidates.find((file) => files.has(file));
}

/** An element as a message names it. */
export const shown = ({ element, attribute: name, value }: Reference): string =>
	`<${element.tagName} ${name}="${value}">`;
