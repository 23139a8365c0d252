import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { parse } from 'yaml';

const folder = new URL('../../../content/', import.meta.url);

/** A file of `content/` as the pages get it. */
export function contentOf<Schema extends z.ZodType>({
	file,
	schema,
}: {
	file: string;
	schema: Schema;
}): z.output<Schema> {
	return schema.parse(parse(readFileSync(new URL(file, folder), 'utf8')));
}

/** The records of a file that holds a list. */
export function listOf<Schema extends z.ZodType>({
	file,
	schema,
}: {
	file: string;
	schema: Schema;
}): z.output<Schema>[] {
	return contentOf({ file, schema: schema.array() });
}
