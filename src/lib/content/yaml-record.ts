import type { z } from 'astro/zod';
import { isNode, LineCounter, parseDocument, visit, type Alias, type Document, type ErrorCode } from 'yaml';
import type { ContentFault } from './content-fault.ts';
import { expectation } from './expectation.ts';

const QUOTES = "a text with signs such as : ' * @ in double quotation marks";

/** What an editor has to write instead, for mistakes that YAML itself describes in its own terms. */
const CURES: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: QUOTES,
	UNEXPECTED_TOKEN: QUOTES,
	BAD_SCALAR_START: QUOTES,
	TAB_AS_INDENT: 'spaces in place of tabs',
	MULTILINE_IMPLICIT_KEY: 'a colon and a space behind the name of a field',
	DUPLICATE_KEY: 'each field once',
};

function describe(value: unknown): string {
	if (value === undefined) return 'nothing';
	const json = JSON.stringify(value);
	const short = json.length > 80 ? `${json.slice(0, 77)}...` : json;
	return typeof value === 'string' ? `${short} (${value.length} characters)` : short;
}

/** The line of a field, or of the nearest one around it where it is missing. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
	for (let depth = path.length; depth > 0; depth--) {
		const node = document.getIn(path.slice(0, depth), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return 1;
}

/** What is wrong with a text as YAML: the first fault, since others mostly follow from it. */
function syntaxFault(document: Document, lines: LineCounter) {
	const [error] = document.errors;
	if (error) {
		const found = error.message.split(/ at line|\n/)[0] ?? error.code;
		return { line: error.linePos?.[0].line ?? 1, found, expected: CURES[error.code] ?? 'valid YAML' };
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

/**
 * Reads a record or a list of records as an editor writes it.
 * @param file its name in the report. @param text YAML. @param linesBefore how many lines of the file stand before the text.
 * @returns what the schema makes of it, or all faults.
 */
export function readYaml<Schema extends z.ZodType>(
	file: string,
	text: string,
	schema: Schema,
	linesBefore = 0,
): { data: z.output<Schema>; faults: [] } | { data?: undefined; faults: ContentFault[] } {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const at = (line: number) => `${file}:${linesBefore + line}`;
	const syntax = syntaxFault(document, lines);
	if (syntax) {
		const { line, found, expected } = syntax;
		return { faults: [{ file: at(line), field: '', found, expected }] };
	}
	const result = schema.safeParse(document.toJS(), { reportInput: true });
	if (result.success) return { data: result.data, faults: [] };
	const faults = result.error.issues.flatMap((issue) => {
		const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
		return paths.map((path) => ({
			file: at(lineOf(document, lines, path)),
			field: path.join('.'),
			found: issue.code === 'unrecognized_keys' ? 'an unknown field' : describe(issue.input),
			expected: expectation(issue),
		}));
	});
	return { faults };
}
