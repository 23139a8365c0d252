import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { folderOfRecords, listOfRecords, oneRecord } from '../../schemas/collections.ts';
import { expectation } from './expectation.ts';

/** One fault in `content/`: where, what was found, what was expected. */
export interface ContentFault {
	/** The file, relative to the project; where a line is known, with a colon and its number. */
	file: string;
	/** The field, such as `head.title`, entries of lists counted from 0; empty for a fault of the whole file. */
	field: string;
	found: string;
	expected: string;
}

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

function validate(file: string, text: string, schema: z.ZodType): ContentFault[] {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	if (document.errors.length > 0) {
		return document.errors.map(({ code, linePos, message }) => ({
			file: `${file}:${linePos?.[0].line ?? 1}`,
			field: '',
			found: message.split(/ at line|\n/)[0] ?? code,
			expected: 'valid YAML',
		}));
	}
	const result = schema.safeParse(document.toJS(), { reportInput: true });
	if (result.success) return [];
	return result.error.issues.flatMap((issue) => {
		const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
		return paths.map((path) => ({
			file: `${file}:${lineOf(document, lines, path)}`,
			field: path.join('.'),
			found: issue.code === 'unrecognized_keys' ? 'an unknown field' : describe(issue.input),
			expected: expectation(issue),
		}));
	});
}

async function checkFile(root: string, name: string, schema: z.ZodType): Promise<ContentFault[]> {
	const file = join('content', name);
	const path = join(root, file);
	if (!existsSync(path)) return [{ file, field: '', found: 'no such file', expected: 'a YAML file' }];
	return validate(file, await readFile(path, 'utf8'), schema);
}

async function checkFolder(root: string, name: string, schema: z.ZodType): Promise<ContentFault[]> {
	const folder = join('content', name);
	const path = join(root, folder);
	const names = existsSync(path) ? (await readdir(path)).filter((file) => file.endsWith('.yaml')).sort() : [];
	if (names.length === 0) return [{ file: `${folder}/`, field: '', found: 'no YAML file', expected: 'one a record' }];
	return (await Promise.all(names.map((file) => checkFile(root, join(name, file), schema)))).flat();
}

/**
 * Checks every YAML file of `content/` against its schema.
 * @param root the project's folder.
 * @returns all faults of all files, none where everything is right.
 */
export async function checkContent(root: string): Promise<ContentFault[]> {
	const single = Object.values(oneRecord).map(({ file, schema }) => checkFile(root, file, schema));
	const lists = Object.values(listOfRecords).map(({ file, schema }) => checkFile(root, file, z.array(schema).min(1)));
	const folders = Object.values(folderOfRecords).map(({ folder, schema }) => checkFolder(root, folder, schema));
	return (await Promise.all([...single, ...lists, ...folders])).flat();
}

/** The report that stops a build: one line a fault. */
export function formatFaults(faults: readonly ContentFault[]): string {
	const lines = faults.map(
		({ file, field, found, expected }) => `  ${file}${field && ` · ${field}`}: found ${found}, expected ${expected}`,
	);
	return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in content/ (the fields are described in src/schemas/):\n${lines.join('\n')}`;
}
