import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { frontMatter } from '../../lib/content/front-matter.ts';

/** A file of `content/`, with its fields apart from the text below them. */
export interface ContentFile {
	file: string;
	/** The fields, as YAML. */
	head: string;
	/** How many lines stand before the fields. */
	linesBefore: number;
	/** The text of a page or post. */
	body: string;
	/** The line on which that text begins. */
	bodyLine: number;
}

/** A field of a record, at any depth, with a value that is no list and no record. */
export interface Field {
	name: string;
	value: unknown;
	/** Counted from 1. */
	line: number;
	/** The record in which it stands. */
	record: YAMLMap;
}

/** The files of `content/`, as paths in it, in their order. Those that start with a dot are the system's own. */
export function contentFiles(root: string): string[] {
	const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
	const top = join(root, 'content').length + 1;
	return files.map(({ parentPath, name }) => join(parentPath, name).slice(top).replaceAll('\\', '/')).sort();
}

/**
 * Every file of `content/` that has fields, in the order of their names.
 * @param root the project's folder.
 */
export function readContentFiles(root: string): ContentFile[] {
	const files = contentFiles(root).filter((name) => /\.(yaml|md|html)$/.test(name));
	return files.map((name): ContentFile => {
		const file = `content/${name}`;
		const source = readFileSync(join(root, file), 'utf8');
		if (extname(name) === '.yaml') return { file, head: source, linesBefore: 0, body: '', bodyLine: 0 };
		const parts = frontMatter(source) ?? { head: '', body: source, bodyLine: 1 };
		return { file, linesBefore: 1, ...parts };
	});
}

/** The fields of a file. What the parser makes of wrong YAML is not what was meant, so there are none then. */
export function fieldsOf({ head, linesBefore }: ContentFile): Field[] {
	const lineCounter = new LineCounter();
	const document = parseDocument(head, { lineCounter });
	const fields: Field[] = [];
	if (document.errors.length > 0) return fields;
	visit(document, {
		Map: (_key, record) => {
			for (const { key, value } of record.items) {
				if (!isScalar(key) || !isScalar(value)) continue;
				const line = lineCounter.linePos(value.range?.[0] ?? 0).line + linesBefore;
				fields.push({ name: String(key.value), value: value.value, line, record });
			}
		},
	});
	return fields;
}
