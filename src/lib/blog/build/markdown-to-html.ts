import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified()
	.use(remarkParse)
	.use(remarkGfm)
	// HTML among the Markdown stays: like all HTML of posts it is cleaned before it is shown.
	.use(remarkRehype, { allowDangerousHtml: true })
	.use(rehypeStringify, { allowDangerousHtml: true })
	.freeze();

/** The text of a post as HTML, with tables, strikethrough and bare links as GitHub has them; not yet sanitised. */
export const markdownToHtml = (markdown: string): string => String(processor.processSync(markdown));
