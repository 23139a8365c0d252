import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { folderOfRecords, listOfRecords, oneRecord } from '../schemas/collections.ts';

/** One fault in `content/`: where, what was found, what was expected. */
export interface ContentFault {
	/** The file, relative to the project. */
	file: string;
	/** The field, such as `head.title`; empty for a fault of the whole file. */
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

function expectation(issue: z.core.$ZodIssue): string {
	if (issue.code === 'unrecognized_keys') return `no field named ${issue.keys.join(', ')}`;
	return issue.message.replace(/^Invalid input: expected /, '').replace(/, received .*$/, '').replace(/^Too (small|big): expected /, '');
}

function validate(file: string, data: unknown, schema: z.ZodType): ContentFault[] {
	const result = schema.safeParse(data, { reportInput: true });
	if (result.success) return [];
	return result.error.issues.map((issue) => ({
		file,
		field: issue.path.join('.'),
		found: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : describe(issue.input),
		expected: expectation(issue),
	}));
}

async function checkFile(root: string, file: string, schema: z.ZodType): Promise<ContentFault[]> {
	const name = join('content', file);
	const path = join(root, name);
	if (!existsSync(path)) return [{ file: name, field: '', found: 'no such file', expected: 'a YAML file' }];
	const document = parseDocument(await readFile(path, 'utf8'));
	if (document.errors.length > 0) {
		return document.errors.map((error) => ({
			file: name,
			field: error.linePos ? `line ${error.linePos[0].line}` : '',
			found: error.message.split('\n')[0] ?? error.code,
			expected: 'valid YAML',
		}));
	}
	return validate(name, document.toJS(), schema);
}

/**
 * Checks every YAML file of `content/` against its schema.
 * @param root the project's folder.
 * @returns all faults of all files, none where everything is right.
 */
export async function checkContent(root: string): Promise<ContentFault[]> {
	const single = Object.values(oneRecord).map(({ file, schema }) => checkFile(root, file, schema));
	const lists = Object.values(listOfRecords).map(({ file, schema }) => checkFile(root, file, z.array(schema).min(1)));
	const folders = Object.values(folderOfRecords).map(async ({ folder, schema }) => {
		const files = (await readdir(join(root, 'content', folder))).filter((file) => file.endsWith('.yaml'));
		return (await Promise.all(files.map((file) => checkFile(root, join(folder, file), schema)))).flat();
	});
	return (await Promise.all([...single, ...lists, ...folders])).flat();
}

/** The report that stops a build: one line a fault. */
export function formatFaults(faults: readonly ContentFault[]): string {
	const lines = faults.map(({ file, field, found, expected }) => `  ${file}${field && ` · ${field}`}: found ${found}, expected ${expected}`);
	return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in content/ (the fields are described in src/schemas/):\n${lines.join('\n')}`;
}
