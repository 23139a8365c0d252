import DOMPurify, { type Config } from 'dompurify';
import { ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES, SET_ATTRIBUTES, SPACED } from '../allow-list.ts';
import { DROPPED } from '../dropped-elements.ts';
import { quietMarkup } from './quiet-markup.ts';
import { cleanAttributes, embedLink, type Attributes, type SanitiseContext } from '../sanitise-rules.ts';

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
	// The body is where the walk starts; its own tag is never printed.
	ALLOWED_TAGS: [...ELEMENTS, 'body'],
	ALLOWED_ATTR: [
		...[GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES)].flatMap((rules) => Object.keys(rules)),
		...Object.values(SET_ATTRIBUTES).flat(),
	],
	FORBID_CONTENTS: [...DROPPED],
	ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
	ALLOW_ARIA_ATTR: false,
	ALLOW_DATA_ATTR: false,
	RETURN_TRUSTED_TYPE: true,
};

const allowed = new Set(ELEMENTS);
const spaced = new Set(SPACED);
let context: SanitiseContext = { listUrl: '/', base: '/' };
let isHooked = false;
/** Links made here, whose addresses are final. */
const finished = new WeakSet<Node>();

function attributesOf(element: Element): Attributes {
	return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name.toLowerCase(), value]));
}

function setAttributes(element: Element, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/*
 * The walk goes on behind the element it is at. What a transformation adds therefore stands behind that element, or
 * DOMPurify would pass it by unseen. Members are taken from the prototypes, because fields of a form can hide its own.
 */
function moveChildren(from: Element): DocumentFragment {
	const firstChild = Object.getOwnPropertyDescriptor(Node.prototype, 'firstChild')?.get;
	const children = new DocumentFragment();
	for (let child: unknown = firstChild?.call(from); child instanceof Node; child = firstChild?.call(from))
		children.append(child);
	return children;
}

/** The content stands behind the form, which DOMPurify then takes away. */
function unwrapForm(form: Element): void {
	Element.prototype.after.call(form, moveChildren(form));
}

function setApart(element: Element): void {
	Element.prototype.before.call(element, ' ');
	Element.prototype.after.call(element, ' ');
}

function replaceElement(element: Element, tag: string): void {
	// Of the parser's own document, in which nothing is loaded.
	const other = element.ownerDocument.createElement(tag);
	const given = attributesOf(element);
	for (const name of [...Object.keys(GLOBAL_ATTRIBUTES), ...Object.keys(ATTRIBUTES[tag] ?? {}), 'href', 'src']) {
		if (given[name] !== undefined) other.setAttribute(name, given[name]);
	}
	other.append(moveChildren(element));
	element.after(other);
	element.remove();
}

/** The link stands behind the embedded content, which DOMPurify then takes away. */
function linkEmbed(element: Element): void {
	const source = element.localName === 'video' ? element.querySelector(':scope > source') : null;
	const given = { ...(source && !element.hasAttribute('src') ? attributesOf(source) : {}), ...attributesOf(element) };
	const link = embedLink(element.localName, given, context);
	if (link === undefined) return;
	const anchor = element.ownerDocument.createElement('a');
	setAttributes(anchor, link.attributes);
	anchor.textContent = link.text;
	finished.add(anchor);
	element.after(anchor);
}

function rewriteAttributes(element: Element): void {
	const attributes = cleanAttributes(element.localName, attributesOf(element), context);
	if (attributes === undefined) {
		element.remove();
		return;
	}
	for (const attribute of Array.from(element.attributes)) element.removeAttributeNode(attribute);
	setAttributes(element, attributes);
}

/** Runs before DOMPurify's own checks, which have the last word. */
function transform(node: Node): void {
	if (!(node instanceof Element) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml' || finished.has(node)) return;
	const name = String(Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get?.call(node));
	if (spaced.has(name)) setApart(node);
	if (name === 'form') unwrapForm(node);
	else if (name === 'h1') replaceElement(node, 'h2');
	else if (name === 'iframe' || name === 'video') linkEmbed(node);
	// What a parser has read as `is` stays with its element for good, even in what it prints.
	else if (allowed.has(name) && node.hasAttribute('is')) replaceElement(node, name);
	else if (allowed.has(name)) rewriteAttributes(node);
}

/** A whole document, so that both parsers are in the same mode; `sanitise-build.ts` writes the same. */
const DOCUMENT_START = '<!doctype html><body>';

/**
 * A description made safe in the browser, with the same rules as `sanitiseAtBuild`.
 * @param description HTML from outside.
 * @returns what `innerHTML` takes: `TrustedHTML` of DOMPurify's own policy where the browser has Trusted Types, else text.
 * @throws if DOMPurify does not work here, rather than giving back what it could not clean.
 */
export function sanitiseInBrowser(description: string, where: SanitiseContext): TrustedHTML | string {
	if (!DOMPurify.isSupported) throw new Error('DOMPurify does not work in this browser');
	if (!isHooked) DOMPurify.addHook('beforeSanitizeElements', transform);
	isHooked = true;
	context = where;
	return DOMPurify.sanitize(`${DOCUMENT_START}${quietMarkup(description)}`, config);
}
