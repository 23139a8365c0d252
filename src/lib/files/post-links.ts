import { markdownToHtml } from 'satteri';
import { mended } from '#lib/blog/paths.ts';
import { attempt } from '#lib/attempt.ts';
import { TAG } from '#lib/blog/tags.ts';
import { findUnreadMark, postMarkdown } from '#lib/markdown.ts';
import { linkTarget } from '#schemas/fields.ts';

const ADDRESS = /(?:^|\s)(?:href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Returns the path in an address, as the files on a server are named. */
export const pathIn = (address: string): string =>
	attempt(() => decodeURIComponent(address.replace(/[?#].*/, ''))) ?? address;

/** Returns each address in a post with its line, and what is wrong with it. @param markdown has empty lines for the fields. */
export function linksIn(markdown: string) {
	const { html } = markdownToHtml(markdown, postMarkdown);
	const lineOf = (part: string) => markdown.slice(0, Math.max(0, markdown.indexOf(part))).split('\n').length;
	const problem = findUnreadMark(html);
	if (problem) return [{ field: 'href', value: '', line: lineOf(problem.replace(/ is .*/, '').slice(0, 9)), problem }];
	const attributes = Array.from(html.matchAll(TAG), ([, , written = '']) => written).join(' ');
	return Array.from(attributes.matchAll(ADDRESS), ([, ...quoted]) => {
		const value = quoted.join('').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
		const [issue] = linkTarget.safeParse(mended(value)).error?.issues ?? [];
		// Editors write & and spaces in other ways than HTML.
		const line = lineOf(value.split(/[&%]/, 1)[0] || '()');
		return { field: 'href', value, line, problem: issue && `"${value.slice(0, 80)}": ${issue.message}` };
	});
}
