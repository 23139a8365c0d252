import type { Element } from 'hast';
import { attribute, textOf } from './hast.ts';

/** Elements that do something on the page and say nothing away from it. */
const ELEMENTS = new Set(
	'button dialog form iframe input noscript object script select style template textarea'.split(' '),
);
/** What is announced while the page is used, and the handles of tabs, whose names stand over the panels instead. */
const ROLES = new Set(['alert', 'status', 'tablist', 'tooltip']);

/** Whether a part belongs to the page's working and not to its text. */
export function isInterface(element: Element): boolean {
	if (ELEMENTS.has(element.tagName) || element.properties['hidden']) return true;
	if (ROLES.has(attribute(element, 'role') ?? '')) return true;
	// What is hidden from screen readers is decoration or said elsewhere, but a stroke between two words parts them.
	return (
		attribute(element, 'ariaHidden') === 'true' &&
		(element.tagName === 'svg' || /[^\P{L}]|\d/u.test(textOf(element)) || textOf(element).trim() === '')
	);
}

/** Whether a link's hidden words only warn of the new tab; what they name besides stands before the brackets. */
const isForScreenReaders = (element: Element): boolean => {
	const names = element.properties['className'];
	return Array.isArray(names) && names.includes('visually-hidden');
};

/** Takes the warning of a new tab out of a link that opens one: words for screen readers, at its end or in brackets. */
export function withoutWarning(link: Element): void {
	if (attribute(link, 'target') !== '_blank') return;
	const isHint = (child: Element['children'][number]) => child.type === 'element' && isForScreenReaders(child);
	const rest = link.children.filter((child) => !isHint(child));
	if (rest.some((child) => textOf(child).trim() !== '')) link.children = rest;
	else
		link.children = link.children.map((child) =>
			isHint(child) ? { type: 'text', value: textOf(child).replace(/\s*\([^()]*\)\s*$/, '') } : child,
		);
}
