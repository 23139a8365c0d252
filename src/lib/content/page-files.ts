import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { z } from 'astro/zod';
import type { PageOfBlocks } from '../../schemas/block-page.ts';
import { fixedPages, folderOfPages, pagePath } from '../../schemas/collections.ts';
import type { ContentFault } from './content-fault.ts';
import { frontMatter, missingFields } from './front-matter.ts';
import { readYaml } from './yaml-record.ts';

export type PageFolder = keyof typeof folderOfPages;

/** A page of blocks as it lies in `content/`. */
export interface PageFile {
	/** The name of the file without its ending, which is the last part of the address. */
	id: string;
	/** The file, relative to the project. */
	file: string;
	path: string;
	/** Missing where the file is wrong. */
	data?: PageOfBlocks | undefined;
	faults: ContentFault[];
}

/** The endings of files that make a page. */
export const PAGE_ENDINGS = new Set(['.yaml', '.md']);

/** The record of a file; the text below the head of a Markdown file is its first block. */
function readRecord(file: string, source: string, schema: z.ZodType<PageOfBlocks>): Pick<PageFile, 'data' | 'faults'> {
	if (extname(file) === '.yaml') return readYaml(file, source, schema);
	const parts = frontMatter(source);
	if (parts === undefined) return { faults: [missingFields(file, source, 'the page')] };
	const { data, faults } = readYaml(file, parts.head, schema, 1);
	if (data === undefined) return { faults };
	const text = parts.body.trim();
	return { data: { ...data, blocks: text ? [{ kind: 'text', text }, ...data.blocks] : data.blocks }, faults };
}

/**
 * The pages of blocks of a folder, in the order of their names.
 * @param root the project's folder.
 * @param schema that of the folder, or one that checks more.
 */
export function readPageFiles(
	root: string,
	kind: PageFolder,
	schema: z.ZodType<PageOfBlocks> = folderOfPages[kind].schema,
): PageFile[] {
	const { folder } = folderOfPages[kind];
	const directory = join(root, 'content', folder);
	const names = existsSync(directory) ? readdirSync(directory) : [];
	return names
		.filter((name) => PAGE_ENDINGS.has(extname(name)) && !(kind === 'pages' && fixedPages.has(name)))
		.sort()
		.map((name): PageFile => {
			const file = join('content', folder, name);
			const id = name.slice(0, -extname(name).length);
			const { data, faults } = readRecord(file, readFileSync(join(root, file), 'utf8'), schema);
			const page = { id, file, path: pagePath(kind, id) };
			if (data === undefined) return { ...page, faults };
			const own: ContentFault[] = [];
			if (data.blocks.length === 0)
				own.push({ file, field: 'blocks', found: 'no block', expected: 'at least one, or a text below the head' });
			if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
				own.push({ file, field: '', found: `"${id}"`, expected: 'a name of small letters, digits and hyphens' });
			return own.length > 0 ? { ...page, faults: own } : { ...page, data, faults: [] };
		});
}
