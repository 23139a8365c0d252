import { basename, dirname } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '#schemas/collections.ts';
import { REDIRECTS_FILE } from '#schemas/redirects.ts';
import { shapeOf, writtenSchema, type RecordSchema, type Shape } from '#schemas/shape.ts';
import { FRONT_MATTER, withoutCode } from './texts.ts';

const single = new Map<string, RecordSchema>(
	[...Object.values(oneRecord), ...Object.values(listOfRecords)].map(({ file, schema }) => [`content/${file}`, schema]),
);
const folders = new Map<string, (typeof folderOfRecords)[keyof typeof folderOfRecords]>(
	Object.values(folderOfRecords).map((one) => [`content/${one.folder}`, one]),
);

/** Returns the schema of a file in content/, if the site reads this file. */
export function schemaOf(file: string): RecordSchema | undefined {
	if (dirname(file) === `content/${postFolder.folder}`) return file.endsWith('.md') ? postFolder.schema : undefined;
	return single.get(file) ?? (file.endsWith('.yaml') ? folders.get(dirname(file))?.schema : undefined);
}

type Path = readonly (string | number)[];

/** A text in a record that names something else: another record, or a picture. */
interface Use {
	shape: Shape;
	name: string;
	path: Path;
}

/** Finds what a part of a record names. */
function usesIn(shape: Shape, value: unknown, path: Path = []): Use[] {
	if (typeof value === 'string') return shape.relation || shape.pictures ? [{ shape, name: value, path }] : [];
	if (typeof value !== 'object' || value === null) return [];
	const kind = 'kind' in value ? value.kind : undefined;
	const own = shape.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? shape;
	return Object.entries(value).flatMap(([key, part]) => {
		const inner = Array.isArray(value) ? own.items : own.properties?.[key];
		return inner ? usesIn(inner, part, [...path, Array.isArray(value) ? Number(key) : key]) : [];
	});
}

/** Reads a record as it is written. Returns undefined for a file without a record, and for YAML with mistakes. */
function readRecord(file: string, text: string) {
	const schema = schemaOf(file);
	const lineCounter = new LineCounter();
	const document = parseDocument(file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text, { lineCounter });
	if (!schema || document.errors.length > 0 || document.contents === null) return undefined;
	/** Returns the file, the line and the name of a field, or of the nearest field around it. */
	const at = (path: Path): string => {
		const known = path.findLastIndex((_, index) => document.hasIn(path.slice(0, index + 1)));
		const node = document.getIn(path.slice(0, known + 1), true) as { range?: [number] } | undefined;
		return `${file}:${lineCounter.linePos(node?.range?.[0] ?? 0).line} ${path.join('.')}`.trim();
	};
	return { file, schema, value: document.toJS() as unknown, at, get: (path: Path): unknown => document.getIn(path) };
}

/** The links to pages of this site in YAML and in Markdown. */
const LINK = /(?:^[-\s]*\w+: ['"]?|\]\()((?:\/[\w-]+)+)(?=[#?)'"\s]|$)/gm;

/** How a help text says how large a picture must be. */
const LEAST = /(\d+) by (\d+) pixels/;

/** Texts by the names of their files. */
type Texts = ReadonlyMap<string, string>;

/** The width and height of each picture by the name of its file. */
export type Sizes = ReadonlyMap<string, readonly [width: number, height: number]>;

/** Returns the paths of all pages but those of posts, and the old addresses that lead to one. */
function pathsOf(texts: Texts): Set<string> {
	const pages = [...texts.keys()].flatMap((file) => {
		const folder = folders.get(dirname(file));
		return folder ? folder.path + basename(file, '.yaml') : [];
	});
	const fixed = Object.values(oneRecord).flatMap((one) => ('path' in one ? one.path : []));
	const old = (texts.get(REDIRECTS_FILE) ?? '').matchAll(/from: ['"]?([^'"\s]+)/g);
	return new Set([...fixed, ...pages, ...Array.from(old, ([, from = '']) => from)]);
}

function findDeadLinks(file: string, text: string, paths: ReadonlySet<string>): string[] {
	const plain = file.endsWith('.md') ? withoutCode(text) : text;
	return Array.from(plain.matchAll(LINK), ({ index, 0: all, 1: path = '' }) => {
		const line = plain.slice(0, index + all.length).split('\n').length;
		const isKnown = paths.has(path) || /^\/(blog|api|images|src)\//.test(path);
		return isKnown
			? ''
			: `${file}:${line}: There is no page ${path}. Correct the link, or add ${path} to ${REDIRECTS_FILE}.`;
	}).filter(Boolean);
}

const namedItems = z.object({ items: z.array(z.object({ name: z.string() })) });
const withChips = z.object({ chips: z.array(z.string()) });

/**
 * Looks at what the records in content/ name, and at what more than one of them has. Mistakes in the YAML itself are
 * left to `findTextProblem`.
 * @param texts the files that the site reads.
 * @param sizes of all pictures.
 * @returns what stops a build, and what is only unwise; each with the file and the line.
 */
export function findRecordProblems(texts: Texts, sizes: Sizes): { problems: string[]; warnings: string[] } {
	const records = Array.from(texts, ([file, text]) => readRecord(file, text)).filter((one) => one !== undefined);
	const valueOf = (name: string) => records.find(({ file }) => file === `content/${name}`)?.value;
	const idsIn = (folder: string) =>
		[...texts.keys()].filter((file) => dirname(file) === folder).map((file) => basename(file, '.yaml'));
	// A file with a mistake of its own says nothing about its names.
	const known: Record<NonNullable<Shape['relation']>, string[] | undefined> = {
		services: idsIn('content/services'),
		projects: idsIn('content/projects'),
		industries: namedItems.safeParse(valueOf(listOfRecords.industries.file)).data?.items.map(({ name }) => name),
		chips: withChips.safeParse(valueOf(oneRecord.portfolioPage.file)).data?.chips,
	};
	const problems: string[] = [];
	const warnings: string[] = [];
	const orders = new Map<string, string>();
	for (const { file, schema, value, at, get } of records) {
		for (const { shape, name, path } of usesIn(shapeOf(schema), value)) {
			const names = shape.relation && known[shape.relation];
			if (names && !names.includes(name))
				problems.push(`${at(path)}: "${name}" does not exist. Use one of ${names.join(', ')}.`);
			if (!shape.pictures) continue;
			const picture = `${shape.pictures === 'blog' ? 'public' : ''}${name}`.replace(/^\//, '');
			const size = sizes.get(picture);
			if (!size && name.startsWith('/src/'))
				problems.push(`${at(path)}: ${picture} does not exist. Add the picture, or correct its name.`);
			const [, width = 0, height = 0] = LEAST.exec(shape.description ?? '') ?? [];
			if (size && (size[0] < Number(width) || size[1] < Number(height)))
				warnings.push(
					`${at(path)}: ${picture} has ${size.join(' by ')} pixels, and needs at least ${width} by ${height}. Use a larger picture.`,
				);
		}
		for (const path of [['order'], ['footer', 'order']]) {
			const order = get(path);
			const place = `${dirname(file)} ${path.join('.')} ${String(order)}`;
			const other = orders.get(place);
			if (other) warnings.push(`${at(path)}: ${other} has the same number. Give each its own.`);
			if (typeof order === 'number') orders.set(place, file);
		}
	}
	const paths = pathsOf(texts);
	for (const [file, text] of texts) {
		const dead = findDeadLinks(file, text, paths);
		(file === REDIRECTS_FILE ? problems : warnings).push(...dead);
	}
	return { problems, warnings };
}

/** Returns which fields of the records are wrong, as the development server says it: with the file and the line. */
export const findFieldProblems = (texts: Texts): string[] =>
	Array.from(texts, ([file, text]) => readRecord(file, text)).flatMap((record) => {
		const { error } = record ? writtenSchema(record.schema).safeParse(record.value) : {};
		return error?.issues.map(({ path, message }) => `${record?.at(path as Path) ?? ''}: ${message}`) ?? [];
	});
