import { basename, dirname } from 'node:path';
import { folderOfRecords, listOfRecords, oneRecord } from '#schemas/collections.ts';
import { postPath } from '#lib/blog/paths.ts';
import { findDrawingProblem } from '#lib/drawings.ts';
import { slugFor } from '#lib/slugs.ts';
import { REDIRECTS_FILE } from '#schemas/redirects.ts';
import { OWN_PATH } from '#schemas/fields.ts';
import { shapeOf, type RecordSchema, type Shape } from '#schemas/shape.ts';
import { linksIn, pathIn } from './post-links.ts';
import type { Yaml } from './texts.ts';

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

/** Returns a path without what people get wrong: capitals, an ending, and signs at its end. */
const plain = (path: string) => path.toLowerCase().replace(/(\.\w+)?[/.,;:)]*$/, '');

/**
 * Looks at what the records in content/ name, and at what more than one of them has.
 * @param sizes the width and height of each picture by the name of its file.
 * @param isFile whether the site has a file at a path.
 * @returns what stops a build, and what is only unwise; each with the file and the line.
 */
export function findRecordProblems(
	records: readonly FileRecord[],
	sizes: ReadonlyMap<string, readonly number[]>,
	isFile: (path: string) => boolean,
) {
	const shapes = new Map([...new Set(records.map(({ schema }) => schema))].map((schema) => [schema, shapeOf(schema)]));
	const links = records.flatMap(({ file, words }) =>
		linksIn(words).map((link) => ({ ...link, shape: {}, file, at: `${file}:${link.line}` })),
	);
	const fields = records.flatMap(({ file, schema, document, at }) =>
		partsOf(shapes.get(schema) ?? {}, document.toJS()).map((part) => ({ ...part, file, at: at(part.field) })),
	);
	const parts: typeof fields = [...fields, ...links];
	const valuesOf = (name: string, field: RegExp) =>
		parts.filter((part) => part.file === `content/${name}` && field.test(part.field)).map(({ value }) => value);
	const idsOf = (folder: { schema: RecordSchema }) =>
		records.filter(({ schema }) => schema === folder.schema).map(({ file }) => basename(file, '.yaml'));
	const known: Record<NonNullable<Shape['relation']>, string[]> = {
		services: idsOf(folderOfRecords.services),
		projects: idsOf(folderOfRecords.projects),
		industries: valuesOf(listOfRecords.industries.file, /^items\.\d+\.name$/),
		chips: valuesOf(oneRecord.portfolioPage.file, /^chips/),
		sizes: valuesOf(oneRecord.briefPage.file, /^sizes/),
	};
	const paths = [
		...Object.values(oneRecord).flatMap((one) => ('path' in one ? one.path : [])),
		...Object.values(folderOfRecords).flatMap((folder) => idsOf(folder).map((id) => folder.path + id)),
	];
	const values = new Map(fields.map(({ file, field, value }) => [`${file} ${field}`, value]));
	const posts = records.flatMap(({ file }) => {
		const valueOf = (field: string) => values.get(`${file} ${field}`) ?? '';
		const post = { _id: valueOf('_id') || basename(file, '.md'), title: valueOf('title'), slug: valueOf('slug') };
		return file.endsWith('.md') ? postPath(slugFor(post, new Map())) : [];
	});
	const old = valuesOf(listOfRecords.redirects.file, /\bfrom$/);
	const targets = new Set([...paths, ...old, ...posts]);
	const problems = links.flatMap(({ at, problem }) => (problem ? `${at}: ${problem}` : []));
	for (const { file, document, words } of records)
		if (file.endsWith('.md') && !words.trim() && document.get('draft') !== true)
			problems.push(`${file}: This post has no text. Write it below the fields, or mark the post as a draft.`);
	const warnings: string[] = [];
	const fileWith = new Map<string, string>();
	for (const { shape, value, file, field, at } of parts) {
		const names = shape.relation ? known[shape.relation] : [value];
		if (!names.includes(value)) problems.push(`${at}: "${value}" does not exist. Use one of ${names.join(', ')}.`);
		// A fact may be an address: `mailto:{email}`.
		const inText = shape.long ? linksIn(value.replace(/\{\w+\}/g, 'a@b.example')) : [];
		for (const { problem } of inText) if (problem) problems.push(`${at}: ${problem}`);
		for (const link of /\b(href|link|path|to)$/.test(field) ? [value] : inText.map((one) => one.value)) {
			const page = pathIn(link);
			// Outside posts, links may lead to the posts of a backend, which nobody knows yet.
			const isOfBackend = !file.endsWith('.md') && /^\/blog\/./.test(page);
			if (!OWN_PATH.test(link) || isOfBackend || targets.has(page) || isFile(page)) continue;
			const near = paths.find((path) => plain(path) === plain(page));
			const missing = /\.\w+$/.test(page) ? 'the file to public/' : `${page} to ${REDIRECTS_FILE}`;
			const fix = near ? `Write ${near}.` : `Correct the link, or add ${missing}.`;
			problems.push(`${at}: There is no page or file ${page}. ${fix}`);
		}
		if (old.includes(value) && field.endsWith('.from')) {
			const page = value.replace(/\.html$/, '');
			const own = [...paths, ...posts].find((path) => path.toLowerCase() === page.toLowerCase());
			if (own ?? (isFile(value) || isFile(page)))
				problems.push(`${at}: The site has ${own ?? value} itself, so it cannot lead elsewhere. Remove the redirect.`);
		}
		const drawing = /\b(icon|img|mark)$/.test(field) && findDrawingProblem(value);
		if (drawing) problems.push(`${at}: ${drawing}`);
		const folder = field.startsWith('head.') ? '' : dirname(file);
		const place = /^head\.|\b(order|slug|_id)$/.test(field) && `${folder} ${field} ${value}`;
		const other = place && fileWith.get(place);
		if (other)
			(file.endsWith('.md') ? problems : warnings).push(`${at}: ${other} has ${value}, too. Give each its own.`);
		if (place) fileWith.set(place, file);
		if (!shape.pictures) continue;
		const picture = shape.pictures === 'blog' ? `public${pathIn(value)}` : value.slice(1);
		const size = sizes.get(picture);
		const [, ...least] = /(\d+) by (\d+) pixels/.exec(shape.description ?? '') ?? [];
		if (!size && value.startsWith('/'))
			problems.push(`${at}: ${picture} does not exist. Add the picture, or correct its name.`);
		if (size && least.some((pixels, index) => Number(pixels) > (size[index] ?? 0)))
			warnings.push(`${at}: ${picture} has ${size.join(' by ')} pixels. Use at least ${least.join(' by ')}.`);
	}
	return { problems, warnings };
}
