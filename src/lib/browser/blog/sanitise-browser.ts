import DOMPurify, { type Config } from 'dompurify';
import { ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES, SET_ATTRIBUTES, SPACED } from '../../shared/blog/allow-list.ts';
import type { Heading } from '../../shared/blog/headings.ts';
import { DROPPED } from '../../shared/blog/plain-text.ts';
import {
	asDocument,
	cleanAttributes,
	embedLink,
	type Attributes,
	type Cleaning,
	type SanitiseContext,
} from '../../shared/blog/sanitise-rules.ts';
import { quietMarkup } from './quiet-markup.ts';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
	// The body element must be allowed, because DOMPurify starts there. The body's tag is not part of the result.
	ALLOWED_TAGS: [...ELEMENTS, 'body'],
	ALLOWED_ATTR: [
		...[GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES)].flatMap((rules) => Object.keys(rules)),
		...Object.values(SET_ATTRIBUTES).flat(),
	],
	FORBID_CONTENTS: [...DROPPED],
	ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
	// These two attributes never contain an address.
	ADD_URI_SAFE_ATTR: ['id', 'aria-label'],
	ALLOW_ARIA_ATTR: false,
	ALLOW_DATA_ATTR: false,
	RETURN_TRUSTED_TYPE: true,
};

let context: Cleaning = { listUrl: '/', base: '/', taken: new Set() };
let isHooked = false;
/** The links that this module has made; their addresses are final. */
const finished = new WeakSet<Node>();

const attributesOf = (element: Element): Attributes =>
	Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name.toLowerCase(), value]));

/** Makes an element in the parser's own document, which loads no resources. */
function make(like: Element, tag: string, attributes: Attributes): Element {
	const element = like.ownerDocument.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	return element;
}

/** Adds a link after embedded content; DOMPurify then removes the content. */
function linkEmbed(element: Element): void {
	const source = element.localName === 'video' ? element.querySelector(':scope > source') : null;
	const given = { ...(source && !element.hasAttribute('src') ? attributesOf(source) : {}), ...attributesOf(element) };
	const link = embedLink(element.localName, given, context);
	if (link === undefined) return;
	const anchor = make(element, 'a', link.attributes);
	anchor.textContent = link.text;
	finished.add(anchor);
	element.after(anchor);
}

/** Turns an h1 into an h2, because only the page's own heading is an h1. */
function lowerHeading(heading: Element): void {
	const lower = make(heading, 'h2', attributesOf(heading));
	lower.append(...heading.childNodes);
	heading.replaceWith(lower);
}

function rewriteAttributes(element: Element): void {
	const attributes = cleanAttributes(element.localName, attributesOf(element), () => element.textContent, context);
	if (attributes === undefined) return element.remove();
	for (const name of element.getAttributeNames()) element.removeAttribute(name);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/**
 * Runs before DOMPurify's own checks, so that those checks have the final say. DOMPurify works in document order, so it
 * checks a new element only if that element comes after the current one.
 */
function transform(node: Node): void {
	if (!(node instanceof Element) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml' || finished.has(node)) return;
	const name = node.localName;
	if (SPACED.has(name)) {
		node.before(' ');
		node.after(' ');
	}
	if (name === 'h1') lowerHeading(node);
	else if (name === 'iframe' || name === 'video') linkEmbed(node);
	else if (ELEMENTS.has(name)) rewriteAttributes(node);
}

/**
 * Sanitises a description in the browser, with the same rules as `sanitiseAtBuild`.
 * @param description untrusted HTML.
 * @returns a value for `innerHTML`: `TrustedHTML` if the browser supports Trusted Types, otherwise a string.
 * @throws if DOMPurify does not work in this browser, because the result would not be clean.
 */
export function sanitiseInBrowser(description: string, where: SanitiseContext): TrustedHTML | string {
	if (!DOMPurify.isSupported) throw new Error('DOMPurify does not work in this browser');
	if (!isHooked) DOMPurify.addHook('beforeSanitizeElements', transform);
	isHooked = true;
	context = { ...where, taken: new Set() };
	return DOMPurify.sanitize(asDocument(quietMarkup(description)), config);
}

/** Returns the headings of levels 2 and 3 in sanitised HTML. */
export function headingsIn(html: TrustedHTML | string): Heading[] {
	const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
	return Array.from(content.querySelectorAll('h2, h3'), ({ id, localName, textContent }) => ({
		id,
		text: textContent.replace(/\s+/g, ' ').trim(),
		level: Number(localName.slice(1)),
	})).filter(({ text }) => text !== '');
}
