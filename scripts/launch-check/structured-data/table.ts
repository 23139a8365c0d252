import type { Site } from '../site.ts';
import { fieldsOf } from './fields.ts';
import { thingsOf } from './things.ts';

/** Things of one type that have the same fields, and the pages that they are on. */
interface Row {
	type: string;
	present: ReadonlySet<string>;
	paths: Set<string>;
}

/** Paths in few words: `every page`, or a folder where all below it are meant. */
function shownPaths(paths: ReadonlySet<string>, all: readonly string[]): string {
	const others = all.filter((path) => !paths.has(path));
	if (others.length === 0) return 'every page';
	if (others.length <= 2 && paths.size > 2)
		return `every page but ${others.map((path) => `\`${path}\``).join(' and ')}`;
	const isWhole = (folder: string): boolean => !others.some((path) => path.startsWith(folder));
	const names = [...paths].map((path) => {
		const folder = /^\/[^/]+\//.exec(path)?.[0];
		return folder !== undefined && isWhole(folder) ? `${folder}*` : path;
	});
	return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

function rowsOf(pages: Site['pages']): Row[] {
	const rows = new Map<string, Row>();
	for (const page of pages) {
		for (const { types, fields } of thingsOf(page).filter(({ isReference }) => !isReference)) {
			for (const type of types) {
				const known = fieldsOf[type];
				const documented = [...(known?.required ?? []), ...(known?.recommended ?? [])];
				const present = new Set(documented.filter((field) => fields.has(field)));
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

/** The structured data of every page that search engines may list: its documented fields, present or not, as Markdown. */
export function structuredDataTable({ pages }: Site): string {
	const listed = pages.filter((page) => !page.isHidden && page.forwardsTo === undefined);
	const all = listed.map(({ path }) => path);
	const cells = rowsOf(listed).map(({ type, present, paths }) => {
		const { guide, required = [], recommended = [], reasons = {} } = fieldsOf[type] ?? {};
		const has = (field: string): boolean => present.has(field);
		const why = (field: string): string => (reasons[field] === undefined ? field : `${field} (${reasons[field]})`);
		const absent = [
			...required.filter((field) => !has(field)).map((field) => `${field} (REQUIRED)`),
			...recommended.filter((field) => !has(field)).map(why),
		];
		return [
			type,
			shownPaths(paths, all),
			guide ?? 'none',
			required.filter(has).join(', '),
			recommended.filter(has).join(', '),
			absent.join(', '),
		];
	});
	const head = ['type', 'on', 'guide', 'required, present', 'recommended, present', 'not present'];
	const line = (row: readonly string[]): string => `| ${row.map((cell) => cell || '-').join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n');
}
