import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

const INLINE = 'a, button, label, span, strong, em, small, time, svg, svg *, img, picture, source';

/** The text below a node; elements that stand on a line with their neighbours leave a mark, others end the line. */
function linesOf($: CheerioAPI, node: AnyNode): string {
	if (node.type === 'text') return node.data;
	if (!('children' in node) || $(node).is('script, style, template')) return '';
	// What stands in a post is its author's.
	if ($(node).is('[data-post-body]')) return '\n';
	const edge = $(node).is(INLINE) && !$(node).is('[role=tab]') ? '|' : '\n';
	return edge + node.children.map((child) => linesOf($, child)).join('') + edge;
}

/** Words of neighbours on a line that run together for whoever reads the text alone. */
export function wordsRunTogether($: CheerioAPI): string[] {
	const lines = $('body')
		.toArray()
		.map((body) => linesOf($, body));
	return lines.flatMap((text) => text.match(/[^\n|]{0,20}[\p{L}\p{N}]\|+[\p{L}\p{N}(][^\n|]{0,20}/gu) ?? []);
}
