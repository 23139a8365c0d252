import { basename, dirname, extname } from 'node:path';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '#schemas/collections.ts';
import { REDIRECTS_FILE } from '#schemas/redirects.ts';
import { shapeOf, writtenSchema, type RecordSchema, type Shape } from '#schemas/shape.ts';
import type { Yaml } from './texts.ts';

const pages = Object.values(folderOfRecords);
const schemas = new Map<string, RecordSchema>([
	...Object.values({ ...oneRecord, ...listOfRecords }).map(({ file, schema }) => [`content/${file}`, schema] as const),
	...pages.map(({ folder, schema }) => [`content/${folder}/.yaml`, schema] as const),
	[`content/${postFolder.folder}/.md`, postFolder.schema],
]);

/** Returns the schema of a file in content/, if the site reads this file. */
export const schemaOf = (file: string): RecordSchema | undefined =>
	schemas.get(file) ?? schemas.get(`${dirname(file)}/${extname(file)}`);

/** The YAML of a file in content/, with its schema. */
export type FileRecord = Yaml & { schema: RecordSchema };

/** Returns every text and number in a record, with its shape and its field, such as `blocks.0.title`. */
function partsOf(shape: Shape, value: unknown, path: string[] = []): { shape: Shape; value: string; field: string }[] {
	if (typeof value === 'string' || typeof value === 'number')
		return [{ shape, value: String(value), field: path.join('.') }];
	if (typeof value !== 'object' || value === null) return [];
	const kind = 'kind' in value ? value.kind : undefined;
	const { items, properties } = shape.oneOf?.find((one) => one.properties?.['kind']?.const === kind) ?? shape;
	const shapeOfPart = (key: string): Shape => items ?? properties?.[key] ?? {};
	return Object.entries(value).flatMap(([key, part]) => partsOf(shapeOfPart(key), part, [...path, key]));
}

/**
 * Looks at what the records in content/ name, and at what more than one of them has.
 * @param sizes the width and height of each picture by the name of its file.
 * @returns what stops a build, and what is only unwise; each with the file and the line.
 */
export function findRecordProblems(records: readonly FileRecord[], sizes: ReadonlyMap<string, readonly number[]>) {
	const parts = records.flatMap(({ file, schema, document, at }) =>
		partsOf(shapeOf(schema), document.toJS()).map((part) => ({ ...part, file, at: at(part.field) })),
	);
	const valuesOf = (name: string, field: RegExp) =>
		parts.filter((part) => part.file === `content/${name}` && field.test(part.field)).map(({ value }) => value);
	const idsOf = (folder: { schema: RecordSchema }) =>
		records.filter(({ schema }) => schema === folder.schema).map(({ file }) => basename(file, '.yaml'));
	const known: Record<NonNullable<Shape['relation']>, string[]> = {
		services: idsOf(folderOfRecords.services),
		projects: idsOf(folderOfRecords.projects),
		industries: valuesOf(listOfRecords.industries.file, /^items\.\d+\.name$/),
		chips: valuesOf(oneRecord.portfolioPage.file, /^chips/),
	};
	const paths = [
		...Object.values(oneRecord).flatMap((one) => ('path' in one ? one.path : [])),
		...pages.flatMap((folder) => idsOf(folder).map((id) => folder.path + id)),
		...valuesOf(listOfRecords.redirects.file, /\bfrom$/),
	];
	const problems: string[] = [];
	const warnings: string[] = [];
	const fileWith = new Map<string, string>();
	for (const { shape, value, file, field, at } of parts) {
		const names = shape.relation ? known[shape.relation] : [value];
		if (!names.includes(value)) problems.push(`${at}: "${value}" does not exist. Use one of ${names.join(', ')}.`);
		// Nobody knows the addresses of posts yet, which can come from a backend.
		const [, page = '/'] = /^(?!\/blog\/)((?:\/[\w-]+)+)(?:#.*)?$/.exec(value) ?? [];
		if (/\b(href|link|path|to)$/.test(field) && !paths.includes(page))
			problems.push(`${at}: There is no page ${page}. Correct the link, or add ${page} to ${REDIRECTS_FILE}.`);
		const place = /\b(order|slug|_id)$/.test(field) && `${dirname(file)} ${field} ${value}`;
		const other = place && fileWith.get(place);
		if (other)
			(file.endsWith('.md') ? problems : warnings).push(`${at}: ${other} has ${value}, too. Give each its own.`);
		if (place) fileWith.set(place, file);
		if (!shape.pictures) continue;
		const picture = shape.pictures === 'blog' ? `public${value}` : value.slice(1);
		const size = sizes.get(picture);
		const [, ...least] = /(\d+) by (\d+) pixels/.exec(shape.description ?? '') ?? [];
		if (!size && value.startsWith('/src/'))
			problems.push(`${at}: ${picture} does not exist. Add the picture, or correct its name.`);
		if (size && least.some((pixels, index) => Number(pixels) > (size[index] ?? 0)))
			warnings.push(`${at}: ${picture} has ${size.join(' by ')} pixels. Use at least ${least.join(' by ')}.`);
	}
	return { problems, warnings };
}

/** Returns which fields of the records are wrong, as the development server says it: with the file and the line. */
export const findFieldProblems = (records: readonly FileRecord[]): string[] =>
	records.flatMap(({ schema, document, at }) => {
		const issues = writtenSchema(schema).safeParse(document.toJS()).error?.issues ?? [];
		return issues.map(({ path, message }) => `${at(path.join('.'))}: ${message}`);
	});
