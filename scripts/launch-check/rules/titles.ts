import { textOf } from '../../lib/html.ts';
import type { Page } from '../site.ts';
import { checkUnique } from '../unique.ts';
import type { Rule } from './rule.ts';

/** The page's own title; pictures have titles too. */
function titleOf({ elements }: Page): string | undefined {
	const head = elements.find(({ tagName }) => tagName === 'head');
	const title = head?.children.find((child) => child.type === 'element' && child.tagName === 'title');
	return title && textOf(title);
}

/** Each page has a title, and one of its own where search engines see it. */
export const titles: Rule = (site) =>
	checkUnique(site, 'Titles', titleOf, 'set head.title in its file of content/pages');
