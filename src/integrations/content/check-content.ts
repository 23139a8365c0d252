import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { ContentFault } from '../../lib/content/content-fault.ts';
import { readYaml } from '../../lib/content/yaml-record.ts';
import { folderOfRecords, listOfRecords, oneRecord } from '../../schemas/collections.ts';

async function checkFile(root: string, name: string, schema: z.ZodType): Promise<ContentFault[]> {
	const file = join('content', name);
	const path = join(root, file);
	if (!existsSync(path)) return [{ file, field: '', found: 'no such file', expected: 'a YAML file' }];
	return readYaml(file, await readFile(path, 'utf8'), schema).faults;
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
