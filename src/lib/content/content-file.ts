import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { readYaml, type YamlRecord } from './yaml-record.ts';

/**
 * Reads a YAML file of `content/` itself, for what runs outside of Astro's collections.
 * @param root the project's folder.
 */
export function readContent<Schema extends z.ZodType>(
	{ file, schema }: { file: string; schema: Schema },
	root = process.cwd(),
): YamlRecord<z.output<Schema>> {
	const name = join('content', file);
	const path = join(root, name);
	if (existsSync(path)) return readYaml(name, readFileSync(path, 'utf8'), schema);
	return { faults: [{ file: name, field: '', found: 'no such file', expected: 'a YAML file' }] };
}
