import type { Site } from '../site.ts';
import { fieldsOf } from './fields.ts';
import { shownPaths } from './shown-paths.ts';
import { thingsOf } from './things.ts';

/** Things of one type that have the same documented fields, and the pages that they are on. */
interface Row {
	type: string;
	present: ReadonlySet<string>;
	paths: Set<string>;
}

const documented = (type: string): string[] => [
	...(fieldsOf[type]?.required ?? []),
	...(fieldsOf[type]?.recommended ?? []),
];

const absentFrom = ({ type, present }: Row): string[] => documented(type).filter((field) => !present.has(field));

const listedPages = ({ pages }: Site): Site['pages'] =>
	pages.filter((page) => !page.isHidden && page.forwardsTo === undefined);

function rowsOf(site: Site): Row[] {
	const rows = new Map<string, Row>();
	for (const page of listedPages(site)) {
		for (const { types, fields } of thingsOf(page).filter(({ isReference }) => !isReference)) {
			for (const type of types) {
				const present = new Set(documented(type).filter((field) => fields.has(field)));
				const key = `${type} ${[...present].join(' ')}`;
				const row = rows.get(key) ?? { type, present, paths: new Set() };
				row.paths.add(page.path);
				rows.set(key, row);
			}
		}
	}
	const order = Object.keys(fieldsOf);
	return [...rows.values()].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

/** Documented fields that some thing lacks, each with the reason that the table of fields gives, if it gives any. */
export function absentFields(site: Site): { type: string; field: string; reason: string | undefined }[] {
	const absent = rowsOf(site).flatMap((row) => absentFrom(row).map((field) => ({ type: row.type, field })));
	const once = new Map(absent.map((entry) => [`${entry.type} ${entry.field}`, entry]));
	return [...once.values()].map(({ type, field }) => ({ type, field, reason: fieldsOf[type]?.reasons?.[field] }));
}

/** The structured data of every page that search engines may list: its documented fields, present or not, as Markdown. */
export function structuredDataTable(site: Site): string {
	const all = listedPages(site).map(({ path }) => path);
	const cells = rowsOf(site).map((row) => {
		const { guide = 'none', required = [], recommended = [] } = fieldsOf[row.type] ?? {};
		const held = (fields: readonly string[]): string => fields.filter((field) => row.present.has(field)).join(', ');
		const paths = shownPaths(row.paths, all);
		return [row.type, paths, guide, held(required), held(recommended), absentFrom(row).join(', ')];
	});
	const head = ['type', 'on', 'guide', 'required, present', 'recommended, present', 'not present'];
	const line = (row: readonly string[]): string => `| ${row.map((cell) => cell || '-').join(' | ')} |`;
	const why = absentFields(site).map(({ type, field, reason }) => `- ${type}, ${field}: ${reason ?? 'NO REASON'}`);
	return [line(head), line(head.map(() => '---')), ...cells.map(line), '', 'Not present, and why:', '', ...why].join(
		'\n',
	);
}
