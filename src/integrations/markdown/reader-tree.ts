import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import { attribute, find, hasContent, isHeading, make, textOf, trimmed, words } from './hast.ts';
import { isInterface, withoutWarning } from './interface-parts.ts';
import { block, choices, definitions, figure, list, navigation, section, table } from './page-parts.ts';

/** Where a reading of a page stands. */
interface Reading {
	/** The page's own address, which links and pictures start from. */
	url: string;
	byId: ReadonlyMap<string, Element>;
	/** The level of the heading before. */
	level: number;
	/** What stands before the main heading is the way there: breadcrumb, back link. */
	hasBegun: boolean;
	/** The last words and the white space after them. */
	tail: Text[];
}

/** A picture no higher is a logo or an icon: its name says all. */
const LOGO_HEIGHT = 64;

function absolute(value: string | undefined, { url }: Reading): string {
	return URL.canParse(value ?? '', url) ? new URL(value ?? '', url).href : (value ?? '');
}

/** Text that belongs right behind the words before it. */
const CONTINUES = /^\s*[,.:;](?=\s|$)/;

/** Words, without the white space that templates leave before a comma or a colon. */
function readText(node: Text, reading: Reading): Text[] {
	if (!reading.hasBegun) return [];
	if (CONTINUES.test(node.value)) {
		for (const before of reading.tail) before.value = before.value.trimEnd();
	}
	const read = words(CONTINUES.test(node.value) ? node.value.trimStart() : node.value);
	if (read.value.trim() !== '') reading.tail = [];
	reading.tail.push(read);
	return [read];
}

function readLink(link: Element, reading: Reading): ElementContent[] {
	const children = readAll(withoutWarning(link), reading);
	const parts = children.filter((child) => hasContent([child]));
	if (parts.length === 0) return [];
	const lines = parts.map((part) => textOf(part).trim());
	// Lines below each other, such as a date and a title.
	const isOfLines = lines.length > 1 && parts.every(({ type }) => type === 'element') && !lines.includes('');
	link.properties = { href: absolute(attribute(link, 'href'), reading) };
	link.children = isOfLines ? [words(lines.join(': '))] : trimmed(children);
	return [link];
}

function readPicture(picture: Element, reading: Reading): ElementContent[] {
	const alt = attribute(picture, 'alt') ?? '';
	if (alt === '' || !reading.hasBegun) return [];
	if (Number(attribute(picture, 'height')) <= LOGO_HEIGHT) return [words(alt)];
	picture.properties = { src: absolute(attribute(picture, 'src'), reading), alt };
	return [picture];
}

/** A heading one level below the last, for what the page shows as a title without one: a question, a tab. */
const subheading = (children: ElementContent[], { level }: Reading): Element =>
	make(`h${Math.min(6, level + 1)}`, ...children);

function readPanel(panel: Element, reading: Reading): ElementContent[] {
	const tab = reading.byId.get(attribute(panel, 'ariaLabelledBy') ?? '');
	const title = tab === undefined ? [] : [subheading([words(textOf(tab).trim())], reading)];
	return [...title, ...readAll(panel.children, reading)];
}

type Rule = (element: Element, reading: Reading) => ElementContent[];

/** Reads what is inside, then brings the element into a shape that Markdown has. */
const inside =
	(shape: (element: Element) => ElementContent[]): Rule =>
	(element, reading) => {
		const { tagName, properties } = element;
		return shape({ type: 'element', tagName, properties, children: readAll(element.children, reading) });
	};

const asItIs: Rule = (element, { hasBegun }) => (hasBegun ? [element] : []);

const rules: Readonly<Record<string, Rule>> = {
	a: readLink,
	code: asItIs,
	div: inside(block),
	dl: inside(definitions),
	figure: inside(figure),
	img: readPicture,
	nav: inside(navigation),
	ol: inside(list),
	picture: inside(({ children }) => children),
	pre: asItIs,
	summary: (element, reading) => [subheading(readAll(element.children, reading), reading)],
	section: inside(section),
	// Without its mark a power is another number.
	sup: inside((element) => (/^\s*\d/.test(textOf(element)) ? [words('^'), element] : [element])),
	svg: (element) => {
		const label = attribute(element, 'role') === 'img' ? attribute(element, 'ariaLabel') : undefined;
		return label === undefined ? [] : [words(label)];
	},
	table: inside(table),
	ul: inside(list),
};

function readElement(element: Element, reading: Reading): ElementContent[] {
	if (isInterface(element)) return [];
	const role = attribute(element, 'role');
	const pressed = role === 'group' ? choices(element) : undefined;
	if (pressed !== undefined) return pressed;
	if (role === 'tabpanel') return readPanel(element, reading);
	if (element.tagName === 'h1') reading.hasBegun = true;
	if (isHeading(element)) reading.level = Number(element.tagName.slice(1));
	const rule = rules[element.tagName];
	if (rule !== undefined) return rule(element, reading);
	const children = readAll(element.children, reading);
	// Custom elements mean nothing away from the page.
	if (element.tagName.includes('-')) return children;
	// Copied without its place in the file, which is no longer true and would be dragged along.
	return [{ type: 'element', tagName: element.tagName, properties: element.properties, children }];
}

function readAll(nodes: readonly Nodes[], reading: Reading): ElementContent[] {
	return nodes.flatMap((node) => {
		if (node.type === 'text') return readText(node, reading);
		return node.type === 'element' ? readElement(node, reading) : [];
	});
}

function idsOf(node: Nodes, ids = new Map<string, Element>()): Map<string, Element> {
	if (node.type === 'element') {
		const id = attribute(node, 'id');
		if (id !== undefined) ids.set(id, node);
	}
	if ('children' in node) for (const child of node.children) idsOf(child, ids);
	return ids;
}

/**
 * What a reader wants of a page's main part, in elements that Markdown knows: its text from the main heading on, with
 * whole addresses, without what only works on the page. Takes the tree apart.
 * @param main the main part; where an article holds the main heading, that article is the page.
 * @param url the page's own address.
 */
export function readerTree(main: Element, url: string): Root {
	const isMainHeading = ({ tagName }: Element) => tagName === 'h1';
	const whole = find(main, (element) => element.tagName === 'article' && find(element, isMainHeading) !== undefined);
	const hasBegun = find(main, isMainHeading) === undefined;
	const reading: Reading = { url, byId: idsOf(main), level: 1, hasBegun, tail: [] };
	return { type: 'root', children: readAll((whole ?? main).children, reading) };
}
