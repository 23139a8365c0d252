/** What stands in a served document besides its text. */
const PARTS: [name: string, pattern: RegExp][] = [
	['content security policy', /<meta http-equiv="content-security-policy"[^>]*>/g],
	['structured data', /<script type="application\/ld\+json"[^>]*>[^]*?<\/script>/g],
	['speculation rules', /<script type="speculationrules"[^>]*>[^]*?<\/script>/g],
	['inline scripts', /<script(?![^>]*(?:\ssrc=|application\/ld\+json|speculationrules))[^>]*>[^]*?<\/script>/g],
	['island props', /\sprops="[^"]*"/g],
	['drawings (svg)', /<svg\b[^]*?<\/svg>/g],
];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const DATA_TYPE = /type="?(?:application\/(?:ld\+)?json|speculationrules)/;

/** The text of all scripts in the document that run; data blocks are none. */
export function inlineScripts(html: string): string[] {
	const found = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) => !DATA_TYPE.test(attributes ?? ''));
	return found.map(([, , text]) => text ?? '');
}

/** Where the element ends whose start tag ends at an index. */
function endOfContent(html: string, name: string, start: number): number {
	let depth = 1;
	for (const match of html.slice(start).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))) {
		depth += match[1] === '/' ? -1 : 1;
		if (depth === 0) return start + match.index;
	}
	return html.length;
}

/** The document with the content of `[data-post-body]` left out. */
export function withoutArticle(html: string): string {
	const tag = /<(\w+)\b[^>]*\sdata-post-body\b[^>]*>/.exec(html);
	if (tag === null) return html;
	const start = tag.index + tag[0].length;
	return html.slice(0, start) + html.slice(endOfContent(html, tag[1] ?? 'div', start));
}

/** The blocks of a cascade layer, as `@layer name{…}`, by the name of the layer. */
export function layersOf(css: string): Map<string, string[]> {
	const layers = new Map<string, string[]>();
	for (const match of css.matchAll(/@layer ([\w-]+)\s*\{/g)) {
		let depth = 0;
		let end = match.index;
		do {
			if (css[end] === '{') depth++;
			if (css[end] === '}') depth--;
			end++;
		} while ((depth > 0 || !css.slice(match.index, end).includes('{')) && end < css.length);
		const name = match[1] ?? '';
		layers.set(name, [...(layers.get(name) ?? []), css.slice(match.index, end)]);
	}
	return layers;
}

/** The pieces of a document by what they are: styles by layer, structured data, policy, scripts, props, drawings. */
export function piecesOf(html: string): Map<string, string[]> {
	const pieces = new Map<string, string[]>();
	const styles = [...html.matchAll(/<style[^>]*>[^]*?<\/style>/g)].map(([text]) => text);
	for (const [layer, blocks] of layersOf(styles.join('\n'))) pieces.set(`styles: ${layer}`, blocks);
	for (const [name, pattern] of PARTS) {
		const found = html.match(pattern) ?? [];
		if (found.length > 0) pieces.set(name, [...found]);
	}
	return pieces;
}
