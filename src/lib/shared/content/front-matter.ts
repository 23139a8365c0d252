/** A file with fields above its text, between two lines of `---`. */
export interface FrontMatter {
	/** The fields as YAML, from the second line on. */
	head: string;
	body: string;
	/** The first line of the text. */
	bodyLine: number;
}

/** Splits a file into fields and text; undefined if it does not begin with fields. */
export function frontMatter(source: string): FrontMatter | undefined {
	const match = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/.exec(source);
	if (match === null) return undefined;
	const [, head = '', body = ''] = match;
	return { head, body, bodyLine: head.split('\n').length + 3 };
}
