import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { folderOfRecords } from '../collections.ts';
import type { service } from '../service.ts';

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

/** The services by the last part of their path, in the order of the overview. */
export function services(): [slug: string, record: z.output<typeof service>][] {
	const { folder: name, schema } = folderOfRecords.services;
	const files = readdirSync(new URL(name, folder));
	return files
		.map(
			(file) =>
				[file.replace('.yaml', ''), contentOf({ file: `${name}/${file}`, schema })] as [
					string,
					z.output<typeof schema>,
				],
		)
		.sort(([, a], [, b]) => a.order - b.order);
}

/** A path of the project. */
export const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, folder));
