import {
	isMap,
	isNode,
	isPair,
	LineCounter,
	parseDocument,
	visit,
	type Document,
	type ErrorCode,
	type YAMLParseError,
} from 'yaml';
import type { Location, Problem } from '../../shared/content/problem.ts';

const QUOTES = "Put the text in double quotation marks: it has a sign such as : ' * @ or { in it.";
const INDENT = 'Start the fields of one record in the same column, and what belongs to a field two spaces further in.';

/** What an editor does about mistakes that the YAML parser describes in its own terms. */
const FIXES: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: QUOTES,
	UNEXPECTED_TOKEN: QUOTES,
	BAD_SCALAR_START: QUOTES,
	BAD_INDENT: INDENT,
	TAB_AS_INDENT: 'Use spaces in place of tabs.',
	MULTILINE_IMPLICIT_KEY: 'Write a colon and a space after the name of the field.',
	DUPLICATE_KEY: 'Write each field once.',
};

function fixOf([error, next]: readonly YAMLParseError[]): string {
	if (error?.code === 'MISSING_CHAR')
		return error.message.includes('quote') ? 'Add the closing quotation mark.' : INDENT;
	// The parser takes the next line, which stands further in, for a part of this one.
	if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
		return 'Start the line below it in the same column.';
	return (error && FIXES[error.code]) ?? 'Correct it.';
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

/** A record or list as it is written. */
export interface YamlText {
	/** What it says; null where nothing is written. */
	value: unknown;
	/** Finds the line and the name of a field, or, if it is missing, the line of the nearest field around it. */
	at: (path: readonly PropertyKey[]) => Location;
	/** Lists the values that are neither list nor record. */
	scalars: () => Scalar[];
}

/** A text, number or switch of a record. */
export interface Scalar {
	/** The name of the field; empty for an entry of a list. */
	name: string;
	value: unknown;
	line: number;
	/** Whether a record around it says `placeholder: true`. */
	isExample: boolean;
}

function scalarsOf(document: Document): (Omit<Scalar, 'line'> & { offset: number })[] {
	const found: ReturnType<typeof scalarsOf> = [];
	visit(document, {
		Scalar: (key, { value, range }, around) => {
			if (key === 'key') return;
			const pair = around.at(-1);
			const name = isPair(pair) ? String(pair.key) : '';
			const isExample = around.some((node) => isMap(node) && node.get('placeholder') === true);
			found.push({ name, value, offset: range?.[0] ?? 0, isExample });
		},
	});
	return found;
}

/**
 * Reads YAML.
 * @param file what a report calls the file.
 * @param linesBefore how many lines stand before the text in the file.
 * @returns the first problem alone where the text is no YAML; others mostly follow from it.
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
		scalars: () =>
			scalarsOf(document).map(({ offset, ...scalar }) => ({ ...scalar, line: lineAt(offset) + linesBefore })),
	};
}
