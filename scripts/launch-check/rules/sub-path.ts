import { textOf } from '../../lib/html.ts';
import type { Page } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Sub-path');

/** Attributes whose paths are added to the sub-path by the script that reads them. */
const RELATIVE = new Set(['opts']);

/** The paths in a page's attributes, island properties, styles and speculation rules. */
function pathsOf({ elements }: Page): string[] {
	const quoted = (text: string): string[] => [...text.matchAll(/"(\/[^"\s]*)"/g)].flatMap(([, path]) => path ?? []);
	return elements.flatMap((element) => {
		const attributes = Object.entries(element.properties).flatMap(([name, value]) => {
			if (typeof value !== 'string' || RELATIVE.has(name)) return [];
			return value.startsWith('/') ? [value] : value.startsWith('{') ? quoted(value) : [];
		});
		if (element.tagName === 'style') {
			return [
				...attributes,
				...[...textOf(element).matchAll(/url\(["']?(\/[^"')]*)/g)].flatMap(([, path]) => path ?? []),
			];
		}
		return element.properties['type'] === 'speculationrules' ? [...attributes, ...quoted(textOf(element))] : attributes;
	});
}

/** Under a sub-path, each path that a page names lies below it. */
export const subPath: Rule = ({ settings, pages }) => {
	if (settings.base === '/') return [];
	const isInside = (path: string): boolean => path.startsWith('//') || `${path}/`.startsWith(`${settings.base}/`);
	return pages.flatMap((page) => {
		const outside = new Set(pathsOf(page).filter((path) => !isInside(path)));
		return [...outside].map((path) =>
			finding(page.file, `"${path}" leaves the sub-path ${settings.base}: make it with href() of src/lib/site/urls.ts`),
		);
	});
};
