import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

const INLINE = 'a, button, label, span, strong, em, small, time, svg, svg *, img, picture, source';

/**
 * Returns the text of a node and everything in it. The edges of an inline element become a `|`, and the edges of a
 * block element become a line break.
 */
function linesOf($: CheerioAPI, node: AnyNode): string {
	if (node.type === 'text') return node.data;
	if (!('children' in node) || $(node).is('script, style, template')) return '';
	// The author of a post is responsible for its text.
	if ($(node).is('[data-post-body]')) return '\n';
	const edge = $(node).is(INLINE) && !$(node).is('[role=tab]') ? '|' : '\n';
	return edge + node.children.map((child) => linesOf($, child)).join('') + edge;
}

/**
 * Finds words on one line without a space between them, which would run together for programs that read only the text.
 */
export function wordsRunTogether($: CheerioAPI): string[] {
	const lines = $('body')
		.toArray()
		.map((body) => linesOf($, body));
	return lines.flatMap((text) => text.match(/[^\n|]{0,20}[\p{L}\p{N}]\|+[\p{L}\p{N}(][^\n|]{0,20}/gu) ?? []);
}
