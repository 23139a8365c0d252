import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Adjusts the levels of headings so that no level is skipped. The highest level in the text becomes `top`. */
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
 * Converts Markdown to HTML, with tables, footnotes, strikethrough and bare links as on GitHub. Does not sanitise the
 * HTML.
 * @param top the level for the text's highest headings; if undefined, all headings keep their levels.
 */
export const markdownToHtml = (markdown: string, top?: Level): string =>
	String(
		unified()
			.use(remarkParse)
			.use(remarkGfm)
			.use(rankHeadings, top)
			// Keeps embedded HTML, which is sanitised later like all HTML in posts.
			.use(remarkRehype, {
				allowDangerousHtml: true,
				// Ids get no prefix here, because the sanitiser adds a prefix to every id.
				clobberPrefix: '',
				footnoteBackContent: '↑',
			})
			.use(rehypeStringify, { allowDangerousHtml: true })
			.processSync(markdown),
	);
