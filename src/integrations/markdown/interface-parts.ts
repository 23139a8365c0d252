import type { Element, ElementContent } from 'hast';
import { attribute, textOf, words } from './hast.ts';

/** Elements that do something on the page and say nothing away from it. */
const ELEMENTS = new Set(
	'button dialog form iframe input noscript object script select style template textarea'.split(' '),
);
/** What is announced while the page is used, and the handles of tabs, whose names stand over the panels instead. */
const ROLES = new Set(['alert', 'status', 'tablist', 'tooltip']);

const isHidden = (element: Element): boolean => attribute(element, 'ariaHidden') === 'true';

/** Whether a part belongs to the page's working and not to its text. */
export function isInterface(element: Element): boolean {
	if (ELEMENTS.has(element.tagName) || attribute(element, 'hidden') !== undefined) return true;
	if (ROLES.has(attribute(element, 'role') ?? '')) return true;
	// What screen readers leave out is decoration or said elsewhere, but a stroke between two words parts them.
	return isHidden(element) && !/^[^\p{L}\d]*[^\p{L}\d\s][^\p{L}\d]*$/u.test(textOf(element));
}

const isForScreenReaders = (node: ElementContent): boolean =>
	node.type === 'element' && (attribute(node, 'className') ?? '').split(' ').includes('visually-hidden');

/**
 * Takes the warning of a new tab out of a link that opens one. It is hidden: words of its own behind those that are
 * seen, or brackets at the end of a name that only screen readers hear.
 */
export function withoutWarning(link: Element): ElementContent[] {
	if (attribute(link, 'target') !== '_blank') return link.children;
	const seen = link.children.filter((child) => !isForScreenReaders(child));
	if (seen.some((child) => textOf(child).trim() !== '')) return seen;
	return link.children.map((child) =>
		isForScreenReaders(child) ? words(textOf(child).replace(/\s*\([^()]*\)\s*$/, '')) : child,
	);
}
