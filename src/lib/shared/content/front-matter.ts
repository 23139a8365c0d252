/** A file that has fields above its text, between two lines of `---`. */
export interface FrontMatter {
	/** The fields as YAML; they start on the second line of the file. */
	head: string;
	body: string;
	/** The number of the line on which the text starts. */
	bodyLine: number;
}

/** Splits a file into fields and text; returns undefined if the file does not start with fields. */
export function frontMatter(source: string): FrontMatter | undefined {
	const match = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/.exec(source);
	if (match === null) return undefined;
	const [, head = '', body = ''] = match;
	return { head, body, bodyLine: head.split('\n').length + 3 };
}
