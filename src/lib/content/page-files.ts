import { extname } from 'node:path';
import type { z } from 'astro/zod';
import type { PageOfBlocks } from '../../schemas/block-page.ts';
import { fixedPages, folderOfPages, pagePath } from '../../schemas/collections.ts';
import { frontMatter, missingFields } from './front-matter.ts';
import { readRecordFiles, type RecordFile } from './record-files.ts';
import { readYaml } from './yaml-record.ts';

export type PageFolder = keyof typeof folderOfPages;

/** A page of blocks as it lies in `content/`. */
export interface PageFile extends RecordFile<PageOfBlocks> {
	path: string;
}

type PageContent = Pick<PageFile, 'data' | 'faults'>;

/** The endings of files that make a page. */
export const PAGE_ENDINGS = new Set(['.yaml', '.md']);

/** What a file of pages holds; the text below the head of a Markdown file is its first block. */
function readRecord(file: string, source: string, schema: z.ZodType<PageOfBlocks>): PageContent {
	if (extname(file) === '.yaml') return readYaml(file, source, schema);
	const parts = frontMatter(source);
	if (parts === undefined) return { faults: [missingFields(file, source, 'the page')] };
	const { data, faults } = readYaml(file, parts.head, schema, 1);
	if (data === undefined) return { faults };
	const text = parts.body.trim();
	return { data: { ...data, blocks: text ? [{ kind: 'text', text }, ...data.blocks] : data.blocks }, faults };
}

/** The page that a text is. @param file what a report calls it; its ending says how it is written. */
export function readPage(file: string, source: string, schema: z.ZodType<PageOfBlocks>): PageContent {
	const { data, faults } = readRecord(file, source, schema);
	if (data === undefined || data.blocks.length > 0) return { data, faults };
	const expected = 'at least one, or a text below the head';
	return { faults: [{ file, field: 'blocks', found: 'no block', expected }] };
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
	const isPage = (name: string): boolean =>
		PAGE_ENDINGS.has(extname(name)) && !(kind === 'pages' && fixedPages.has(name));
	return readRecordFiles(root, folderOfPages[kind].folder, isPage, (file, source) =>
		readPage(file, source, schema),
	).map((page) => ({ ...page, path: pagePath(kind, page.id) }));
}
