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
import { fillNames, type OwnNames } from '../../shared/content/fill-names.ts';
import { frontMatter } from '../../shared/content/front-matter.ts';
import { mentionsIn, type Mention } from '../../shared/content/mentions.ts';
import { makePost } from './make-post.ts';
import type { Location, Problem } from '../../shared/content/problem.ts';
import type { SourceFile } from './source-files.ts';
import { readYaml, type YamlText } from './yaml-text.ts';

/** A record as pages use it, and where its fields are written. */
export interface Entry<Data> {
	/** `main` for a single record, `001`, `002`, ... in a list, the name of the file in a folder. */
	id: string;
	data: Data;
	at: (...path: PropertyKey[]) => Location;
}

/** Something that a record names, and where it does. */
export interface PlacedMention extends Omit<Mention, 'path'> {
	location: Location;
}

/** A file of `content/`, whether or not it is right. */
export interface ContentFile {
	/** Relative to the folder of the site. */
	file: string;
	/** Its name without the ending. */
	id: string;
	/** What it belongs to; nothing where nothing reads it. */
	collection?: CollectionName | 'posts' | undefined;
	/** Its fields; missing where they cannot be read. */
	yaml?: YamlText | undefined;
	/** The text below the fields, and the line on which it begins. */
	body?: { text: string; line: number } | undefined;
	/** Its records; none where it is wrong. */
	entries: readonly Entry<unknown>[];
	/** The post that it holds. */
	post?: BlogObject | undefined;
	mentions: readonly PlacedMention[];
	problems: readonly Problem[];
}

type Kind = { kind: 'one' | 'list' | 'folder'; collection: CollectionName; schema: z.ZodType } | { kind: 'post' };

/** The files with a name of their own, by it. */
const named = new Map<string, Kind>();
for (const [name, { file, schema }] of Object.entries(oneRecord))
	named.set(file, { kind: 'one', collection: name as CollectionName, schema });
for (const [name, { file, schema, least }] of Object.entries(listOfRecords))
	named.set(file, { kind: 'list', collection: name as CollectionName, schema: z.array(schema).min(least) });

/** Says what a file is by its name in `content/`; nothing where nothing reads it. */
function kindOf(name: string): Kind | undefined {
	const isIn = ({ folder, endings }: { folder: string; endings: readonly string[] }): boolean =>
		folder === dirname(name) && endings.includes(extname(name));
	if (isIn(postFolder)) return { kind: 'post' };
	const [collection, found] = Object.entries(folderOfRecords).find(([, one]) => isIn(one)) ?? [];
	const folder = found && { kind: 'folder' as const, collection: collection as CollectionName, schema: found.schema };
	return named.get(name) ?? folder;
}

/** Reads the fields of a file, and parts them from the text below. */
export function readFields({ name, text }: SourceFile): Pick<ContentFile, 'yaml' | 'body'> & { problem?: Problem } {
	const file = `content/${name}`;
	if (extname(name) === '.yaml') return asFields(readYaml(file, text));
	const parts = frontMatter(text);
	if (parts === undefined)
		return {
			problem: {
				location: { file, line: 1 },
				message: 'the fields are missing',
				fix: 'Write --- on the first line, the fields below it, --- again, and then the text.',
			},
		};
	return { ...asFields(readYaml(file, parts.head, 1)), body: { text: parts.body, line: parts.bodyLine } };
}

const asFields = (read: YamlText | Problem) => ('message' in read ? { problem: read } : { yaml: read });

/** A record that lacks everything, or a list of which every entry was deleted, which may be right. */
function emptyFile(schema: z.ZodType): ValueProblem[] {
	if (schema.safeParse([]).success) return [];
	const fields = schema instanceof z.ZodObject ? `the fields ${Object.keys(schema.shape).join(', ')}` : 'a list';
	return [{ path: [], message: 'the file is empty', fix: `Write ${fields}.` }];
}

/** The text below the fields of a page is its first block. */
function withText(data: unknown, text: string): unknown {
	if (typeof data !== 'object' || data === null || !('blocks' in data) || !Array.isArray(data.blocks)) return data;
	return text === '' ? data : { ...data, blocks: [{ kind: 'text', text }, ...data.blocks] };
}

function entriesOf({ kind }: Kind, id: string, data: unknown, { at }: YamlText): Entry<unknown>[] {
	if (kind === 'list' && Array.isArray(data))
		return data.map((entry: unknown, index) => ({
			id: String(index + 1).padStart(3, '0'),
			data: entry,
			at: (...path) => at([index, ...path]),
		}));
	return [{ id: kind === 'one' ? 'main' : id, data, at: (...path) => at(path) }];
}

/** What is wrong with a file that stands for a page, beside its fields. */
function pageProblems(file: string, id: string, data: unknown): Problem[] {
	const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
	const isBare = typeof data === 'object' && data !== null && 'blocks' in data && String(data.blocks) === '';
	return [
		...(isAddress
			? []
			: [
					{
						location: { file },
						message: `"${id}" cannot be an address`,
						fix: 'Rename the file with small letters, digits and hyphens.',
					},
				]),
		...(isBare
			? [
					{
						location: { file, field: 'blocks' },
						message: 'the page is empty',
						fix: 'Add a block, or a text below the fields.',
					},
				]
			: []),
	];
}

/** Reads and checks a file by itself. @param own what it may say of the agency in braces. */
export function parseFile(source: SourceFile, own: OwnNames): ContentFile {
	const kind = kindOf(source.name);
	const file = `content/${source.name}`;
	const { name: id } = parse(source.name);
	const none = { file, id, entries: [], mentions: [], problems: [] };
	if (kind === undefined) return none;
	const collection = kind.kind === 'post' ? ('posts' as const) : kind.collection;
	const { problem, ...parts } = readFields(source);
	if (parts.yaml === undefined) return { ...none, ...parts, collection, problems: problem ? [problem] : [] };
	const { yaml, body } = parts;
	const value = fillNames(yaml.value, own);
	const placed = (found: readonly ValueProblem[]): Problem[] =>
		found.map(({ path, ...words }) => ({ location: yaml.at(path), ...words }));
	const schema = kind.kind === 'post' ? postFolder.schema : kind.schema;
	const mentions = mentionsIn(schema, value).map(({ path, ...one }) => ({ ...one, location: yaml.at(path) }));
	const base = { ...none, ...parts, collection, mentions };
	if (value === null) return { ...base, problems: placed(emptyFile(schema)) };
	if (kind.kind === 'post') {
		const { post, problems } = makePost(file, value, body?.text ?? '', own.website);
		return { ...base, post, problems: placed(problems) };
	}
	const { data, problems } = checkValue(schema, value);
	if (data === undefined) return { ...base, problems: placed(problems) };
	const whole = withText(data, body?.text.trim() ?? '');
	const wrong = kind.kind === 'folder' ? pageProblems(file, id, whole) : [];
	return { ...base, entries: wrong.length > 0 ? [] : entriesOf(kind, id, whole, yaml), problems: wrong };
}
