import type { ContentFault } from './content-fault.ts';

/** A file whose fields stand above its text, between two lines of `---`. */
export interface FrontMatter {
	/** The fields, as YAML. */
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

/** The fault of a file that does not begin with fields. @param what it is, such as `the post`. */
export function missingFields(file: string, source: string, what: string): ContentFault {
	const expected = `--- as the first line, the fields of ${what}, --- again, and the text below`;
	return { file: `${file}:1`, field: '', found: JSON.stringify(source.split('\n')[0]), expected };
}
