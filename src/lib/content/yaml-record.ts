import { z } from 'astro/zod';
import {
	isMap,
	isNode,
	LineCounter,
	parseDocument,
	visit,
	type Alias,
	type Document,
	type ErrorCode,
	type YAMLParseError,
} from 'yaml';
import { didYouMean } from '../../schemas/near-name.ts';
import { describe, type ContentFault } from './content-fault.ts';
import { expectation } from './expectation.ts';
import { withName } from './own-names.ts';

const QUOTES = "a text with signs such as : ' * @ { in double quotation marks";
const INDENT =
	'the fields of one record to begin in the same column, and what belongs to a field two spaces further in';

/** What an editor has to write instead, for mistakes that the YAML parser describes in its own terms. */
const CURES: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: QUOTES,
	UNEXPECTED_TOKEN: QUOTES,
	BAD_SCALAR_START: QUOTES,
	BAD_INDENT: INDENT,
	TAB_AS_INDENT: 'spaces in place of tabs',
	MULTILINE_IMPLICIT_KEY: 'a colon and a space behind the name of a field',
	DUPLICATE_KEY: 'each field once',
};

/** What an editor has to write instead of a line that is no YAML. */
function cureOf([error, next]: readonly YAMLParseError[]): string {
	if (error?.code === 'MISSING_CHAR') return error.message.includes('quote') ? 'a closing quotation mark' : INDENT;
	// The parser takes the next line, which stands further in, for a part of this one.
	if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
		return 'the line below it to begin in the same column';
	return (error && CURES[error.code]) ?? 'valid YAML';
}

/** Texts that are too short or too long are put right by counting. */
const sizeOf = (value: unknown): string => (typeof value === 'string' ? ` (${value.length} characters)` : '');

/** The line of a field, or, if it is missing, of the nearest field around it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
	for (let depth = path.length; depth > 0; depth--) {
		const node = document.getIn(path.slice(0, depth), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return 1;
}

/** The fields that tell an entry of a list from the others, the best first. */
const NAMES = ['name', 'title', 'label', 'question', 'alt', 'kind', 'from'];

/** A field as people point at it: entries of lists are counted from 1, and named by what they are called. */
function fieldName(document: Document, path: readonly PropertyKey[]): string {
	return path.reduce<string>((before, key, index) => {
		if (typeof key !== 'number')
			return `${before}${before && (typeof path[index - 1] === 'number' ? ', ' : '.')}${String(key)}`;
		const entry = document.getIn(path.slice(0, index + 1), true);
		const names = isMap(entry) ? NAMES.map((name) => entry.get(name)) : [];
		const name = names.find((value) => typeof value === 'string');
		return `${before}${before && ', '}entry ${key + 1}${name === undefined ? '' : ` "${name}"`}`;
	}, '');
}

/** What to write instead of an unknown field. @param names the known ones, as `expectation` lists them. */
const knownField = (unknown: string, names: string): string =>
	`one of ${names}${didYouMean(unknown, names.split(', '))}`;

/** The first fault of a text as YAML; others mostly follow from it. */
function syntaxFault(document: Document, lines: LineCounter, text: string) {
	const [error] = document.errors;
	if (error) {
		const rows = text.trimEnd().split('\n');
		const line = Math.min(error.linePos?.[0].line ?? 1, rows.length);
		return { line, found: `the line ${JSON.stringify(rows[line - 1])}`, expected: cureOf(document.errors) };
	}
	let alias: Alias | undefined;
	visit(document, {
		Alias: (_key, node) => {
			alias = node;
			return visit.BREAK;
		},
	});
	return alias && { line: lines.linePos(alias.range?.[0] ?? 0).line, found: `*${alias.source}`, expected: QUOTES };
}

/** What a schema made of a text, or all faults of the text. */
export type YamlRecord<Data> = { data: Data; faults: [] } | { data?: undefined; faults: ContentFault[] };

/**
 * Reads a record or a list of records; `{name}` in a text is the agency's name.
 * @param file the name of the file in the report.
 * @param text YAML.
 * @param linesBefore the number of lines that stand before the text in the file.
 */
export function readYaml<Schema extends z.ZodType>(
	file: string,
	text: string,
	schema: Schema,
	linesBefore = 0,
): YamlRecord<z.output<Schema>> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const at = (line: number) => `${file}:${linesBefore + line}`;
	const syntax = syntaxFault(document, lines, text);
	if (syntax) {
		const { line, found, expected } = syntax;
		return { faults: [{ file: at(line), field: '', found, expected }] };
	}
	if (document.contents === null || document.toJS() === null) {
		// A list of which every record was deleted.
		const none = schema.safeParse([]);
		if (none.success) return { data: none.data, faults: [] };
		const expected = schema instanceof z.ZodObject ? `the fields ${Object.keys(schema.shape).join(', ')}` : 'a list';
		return { faults: [{ file: at(1), field: '', found: 'an empty file', expected }] };
	}
	const result = schema.safeParse(withName(document.toJS()), { error: expectation, reportInput: true });
	if (result.success) return { data: result.data, faults: [] };
	const fault = (path: PropertyKey[], found: string, expected: string): ContentFault => ({
		file: at(lineOf(document, lines, path)),
		field: fieldName(document, path),
		path,
		found,
		expected,
	});
	const faults = result.error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => fault([...issue.path, key], 'an unknown field', knownField(key, issue.message)))
			: [fault(issue.path, describe(issue.input ?? undefined) + sizeOf(issue.input), issue.message)],
	);
	return { faults };
}
