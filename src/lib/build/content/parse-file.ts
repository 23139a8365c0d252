import { dirname, extname, parse } from 'node:path';
import { z } from 'zod';
import {
	folderOfRecords,
	listOfRecords,
	oneRecord,
	postFolder,
	type CollectionName,
} from '../../../schemas/collections.ts';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { checkValue, type ValueProblem } from '../../shared/content/check-value.ts';
import { fillNames, type AgencyNames } from '../../shared/content/fill-names.ts';
import { frontMatter } from '../../shared/content/front-matter.ts';
import { mentionsIn, type Mention } from '../../shared/content/mentions.ts';
import { makePost } from './make-post.ts';
import type { Location, Problem } from '../../shared/content/problem.ts';
import type { SourceFile } from './source-files.ts';
import { readYaml, type YamlText } from './yaml-text.ts';

/** A record in the form that pages use, with the locations of its fields. */
export interface Entry<Data> {
	/**
	 * The record's id: `main` for a single record, `001`, `002` and so on for list entries, or the name of a file in a
	 * folder.
	 */
	id: string;
	data: Data;
	at: (...path: PropertyKey[]) => Location;
}

/** A mention (a name that refers to something in another file), with its location. */
export interface LocatedMention extends Omit<Mention, 'path'> {
	location: Location;
}

/** A file in `content/`, whether it is valid or not. */
export interface ContentFile {
	/** The path of the file, relative to the site's folder. */
	file: string;
	/** The file name without its extension. */
	id: string;
	/** The collection to which the file belongs; undefined if nothing reads the file. */
	collection?: CollectionName | 'posts' | undefined;
	/** The fields; undefined if they cannot be read. */
	yaml?: YamlText | undefined;
	/** The text below the fields, and the number of its first line. */
	body?: { text: string; line: number } | undefined;
	/** The records; empty if the file is invalid. */
	entries: readonly Entry<unknown>[];
	post?: BlogObject | undefined;
	mentions: readonly LocatedMention[];
	problems: readonly Problem[];
}

type FileKind = { kind: 'one' | 'list' | 'folder'; collection: CollectionName; schema: z.ZodType } | { kind: 'post' };

/** The kinds of the files whose names are fixed, keyed by name. */
const fixedFiles = new Map<string, FileKind>();
for (const [name, { file, schema }] of Object.entries(oneRecord))
	fixedFiles.set(file, { kind: 'one', collection: name as CollectionName, schema });
for (const [name, { file, schema, least }] of Object.entries(listOfRecords))
	fixedFiles.set(file, { kind: 'list', collection: name as CollectionName, schema: z.array(schema).min(least) });

/** Returns the kind of a file, given its path in `content/`, or `undefined` if nothing reads the file. */
function fileKindOf(name: string): FileKind | undefined {
	const isIn = ({ folder, endings }: { folder: string; endings: readonly string[] }): boolean =>
		folder === dirname(name) && endings.includes(extname(name));
	if (isIn(postFolder)) return { kind: 'post' };
	const [collection, found] = Object.entries(folderOfRecords).find(([, candidate]) => isIn(candidate)) ?? [];
	const folder = found && { kind: 'folder' as const, collection: collection as CollectionName, schema: found.schema };
	return fixedFiles.get(name) ?? folder;
}

/** Reads the fields of a file, and the text below them. */
export function readFields({ name, text }: SourceFile): Pick<ContentFile, 'yaml' | 'body'> & { problem?: Problem } {
	const file = `content/${name}`;
	if (extname(name) === '.yaml') return asFields(readYaml(file, text));
	const parts = frontMatter(text);
	if (parts === undefined)
		return {
			problem: {
				location: { file, line: 1 },
				message: 'the fields are missing',
				fix: 'Write --- on the first line, then the fields, --- again, and the text.',
			},
		};
	return { ...asFields(readYaml(file, parts.head, 1)), body: { text: parts.body, line: parts.bodyLine } };
}

const asFields = (read: YamlText | Problem) => ('message' in read ? { problem: read } : { yaml: read });

/**
 * Returns the problem to report for an empty file. Returns no problem if the schema accepts an empty list.
 */
function emptyFile(schema: z.ZodType): ValueProblem[] {
	if (schema.safeParse([]).success) return [];
	const fields = schema instanceof z.ZodObject ? `the fields ${Object.keys(schema.shape).join(', ')}` : 'a list';
	return [{ path: [], message: 'the file is empty', fix: `Write ${fields}.` }];
}

/** Turns the text below the fields into the first block of a page. */
function withText(data: unknown, text: string): unknown {
	if (typeof data !== 'object' || data === null || !('blocks' in data) || !Array.isArray(data.blocks)) return data;
	return text === '' ? data : { ...data, blocks: [{ kind: 'text', text }, ...data.blocks] };
}

function entriesOf({ kind }: FileKind, id: string, data: unknown, { at }: YamlText): Entry<unknown>[] {
	if (kind === 'list' && Array.isArray(data))
		return data.map((entry: unknown, index) => ({
			id: String(index + 1).padStart(3, '0'),
			data: entry,
			at: (...path) => at([index, ...path]),
		}));
	return [{ id: kind === 'one' ? 'main' : id, data, at: (...path) => at(path) }];
}

/** Checks what a page's schema cannot check: the file name, and whether the page is empty. */
function pageProblems(file: string, id: string, data: unknown): Problem[] {
	const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
	const isEmpty = typeof data === 'object' && data !== null && 'blocks' in data && String(data.blocks) === '';
	return [
		...(isAddress
			? []
			: [
					{
						location: { file },
						message: `"${id}" cannot be an address`,
						fix: 'Rename the file: use lowercase letters, digits and hyphens.',
					},
				]),
		...(isEmpty
			? [
					{
						location: { file, field: 'blocks' },
						message: 'the page is empty',
						fix: 'Add a block, or text below the fields.',
					},
				]
			: []),
	];
}

/** Reads and checks one file. @param agency the facts that replace names in braces, such as `{name}`. */
export function parseFile(source: SourceFile, agency: AgencyNames): ContentFile {
	const kind = fileKindOf(source.name);
	const file = `content/${source.name}`;
	const { name: id } = parse(source.name);
	const none = { file, id, entries: [], mentions: [], problems: [] };
	if (kind === undefined) return none;
	const collection = kind.kind === 'post' ? ('posts' as const) : kind.collection;
	const { problem, ...parts } = readFields(source);
	if (parts.yaml === undefined) return { ...none, ...parts, collection, problems: problem ? [problem] : [] };
	const { yaml, body } = parts;
	const value = fillNames(yaml.value, agency);
	const locate = (found: readonly ValueProblem[]): Problem[] =>
		found.map(({ path, ...problem }) => ({ location: yaml.at(path), ...problem }));
	const schema = kind.kind === 'post' ? postFolder.schema : kind.schema;
	const mentions = mentionsIn(schema, value).map(({ path, ...mention }) => ({ ...mention, location: yaml.at(path) }));
	const base = { ...none, ...parts, collection, mentions };
	if (value === null) return { ...base, problems: locate(emptyFile(schema)) };
	if (kind.kind === 'post') {
		const { post, problems } = makePost(file, value, body?.text ?? '', agency.website);
		return { ...base, post, problems: locate(problems) };
	}
	const { data, problems } = checkValue(schema, value);
	if (data === undefined) return { ...base, problems: locate(problems) };
	const whole = withText(data, body?.text.trim() ?? '');
	const pageIssues = kind.kind === 'folder' ? pageProblems(file, id, whole) : [];
	return { ...base, entries: pageIssues.length > 0 ? [] : entriesOf(kind, id, whole, yaml), problems: pageIssues };
}
