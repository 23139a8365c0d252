import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Gives headings the levels from `top` on, whichever the text begins with, and leaves none out. */
function rankHeadings(top?: Level) {
	return (root: Root): void => {
		if (top === undefined) return;
		const headings = root.children.filter((node) => node.type === 'heading');
		const least = Math.min(...headings.map(({ depth }) => depth));
		let before = top - 1;
		for (const heading of headings) {
			before = Math.min(top + heading.depth - least, before + 1, 6);
			heading.depth = before as Level;
		}
	};
}

/**
 * Markdown as HTML, with tables, footnotes, strikethrough and bare links as GitHub has them; not yet sanitised.
 * @param top the level of its first headings, where the page decides that.
 */
export const markdownToHtml = (markdown: string, top?: Level): string =>
	String(
		unified()
			.use(remarkParse)
			.use(remarkGfm)
			.use(rankHeadings, top)
			// HTML among the Markdown stays: like all HTML of posts it is cleaned before it is shown.
			.use(remarkRehype, {
				allowDangerousHtml: true,
				// The sanitiser prefixes every id.
				clobberPrefix: '',
				footnoteBackContent: '↑',
			})
			.use(rehypeStringify, { allowDangerousHtml: true })
			.processSync(markdown),
	);
