import {
	isMap,
	isNode,
	LineCounter,
	parseDocument,
	visit,
	type Document,
	type ErrorCode,
	type YAMLParseError,
} from 'yaml';
import type { Location, Problem } from '../../shared/content/problem.ts';

const QUOTES = "Put the text in double quotation marks, because it contains : ' * @ or {.";
const INDENT =
	'Start all fields of a record in the same column, and indent the lines below a field by two more spaces.';

/** What an editor should do about each error from the YAML parser. */
const FIXES: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: QUOTES,
	UNEXPECTED_TOKEN: QUOTES,
	BAD_SCALAR_START: QUOTES,
	BAD_INDENT: INDENT,
	TAB_AS_INDENT: 'Use spaces instead of tabs.',
	MULTILINE_IMPLICIT_KEY: 'Write a colon and a space after the name of the field.',
	DUPLICATE_KEY: 'Write each field once.',
};

function fixOf([error, next]: readonly YAMLParseError[]): string {
	if (error?.code === 'MISSING_CHAR')
		return error.message.includes('quote') ? 'Add the closing quotation mark.' : INDENT;
	// The next line is indented, so the parser treats it as a continuation of this line.
	if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
		return 'Start the next line in the same column.';
	return (error && FIXES[error.code]) ?? 'Correct the line.';
}

/** The fields that can give a list entry its name in messages, in order of preference. */
const NAME_FIELDS = ['name', 'title', 'label', 'question', 'alt', 'kind', 'from'];

/** Describes the path of a field for editors. List entries are numbered from 1 and shown with their names. */
function fieldName(document: Document, path: readonly PropertyKey[]): string {
	return path.reduce<string>((before, key, index) => {
		if (typeof key !== 'number')
			return `${before}${before && (typeof path[index - 1] === 'number' ? ', ' : '.')}${String(key)}`;
		const entry = document.getIn(path.slice(0, index + 1), true);
		const names = isMap(entry) ? NAME_FIELDS.map((name) => entry.get(name)) : [];
		const name = names.find((value) => typeof value === 'string');
		return `${before}${before && ', '}entry ${key + 1}${name === undefined ? '' : ` "${name}"`}`;
	}, '');
}

/** A parsed YAML value, with the lines of its parts. */
export interface YamlText {
	/** The parsed value; null if the text is empty. */
	value: unknown;
	/** Returns the location of a field or, if the field is missing, of the nearest field that would contain it. */
	at: (path: readonly PropertyKey[]) => Location;
}

/**
 * Reads YAML.
 * @param file the name of the file in reports.
 * @param linesBefore how many lines of the file come before this text.
 * @returns the parsed value or, if the text is not valid YAML, the first problem, which usually causes all others.
 */
export function readYaml(file: string, text: string, linesBefore = 0): YamlText | Problem {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter });
	const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
	const problem = (line: number, found: string, fix: string): Problem => ({
		location: { file, line: line + linesBefore },
		message: `cannot read ${found}`,
		fix,
	});
	const [error] = document.errors;
	if (error) {
		const rows = text.trimEnd().split('\n');
		const line = Math.min(error.linePos?.[0].line ?? 1, rows.length);
		return problem(line, `the line ${JSON.stringify(rows[line - 1])}`, fixOf(document.errors));
	}
	let alias: Problem | undefined;
	visit(document, {
		Alias: (_key, { source, range }) => {
			alias = problem(lineAt(range?.[0] ?? 0), `*${source}`, QUOTES);
			return visit.BREAK;
		},
	});
	if (alias) return alias;
	return {
		value: document.toJS(),
		at: (path) => {
			let line = 1;
			for (let depth = path.length; depth > 0; depth--) {
				const node = document.getIn(path.slice(0, depth), true);
				if (!isNode(node) || !node.range) continue;
				line = lineAt(node.range[0]);
				break;
			}
			return { file, line: line + linesBefore, field: fieldName(document, path) };
		},
	};
}
