/** A file whose fields stand above its text, between two lines of `---`. */
export interface FrontMatter {
	/** The fields, as YAML; they begin on the second line. */
	head: string;
	body: string;
	/** The line on which the text begins. */
	bodyLine: number;
}

/** Parts the fields of a file from the text below them; nothing where it does not begin with fields. */
export function frontMatter(source: string): FrontMatter | undefined {
	const match = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/.exec(source);
	if (match === null) return undefined;
	const [, head = '', body = ''] = match;
	return { head, body, bodyLine: head.split('\n').length + 3 };
}
