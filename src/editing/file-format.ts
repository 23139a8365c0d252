import type { FileFormatter, FileParser } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { frontMatter } from '../lib/shared/content/front-matter.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';
import { toForm, toRecord, withNames } from './record-value.ts';
import type { RecordKind } from './records.ts';
import { shapeOf, type Shape } from './shape.ts';
import { writeYaml } from './write-yaml.ts';

/* Reads and writes files for Sveltia CMS. Keeps comments and layout, and refuses to write anything that would break
   the site. */

/** The form field with the file's text as it was read. This field is not part of the record. */
export const SOURCE = '_source';
export const CHECK = '_check';

/** Splits a file into its fields and the text below them. */
const partsOf = (source: string, hasBody = false) =>
	(hasBody ? frontMatter(source) : undefined) ?? { head: source, body: '' };

/** Returns the record in a form, ready to be written, without the text below the fields. */
export function recordIn({ schema, hasBody, isList }: RecordKind, form: Record<string, unknown>): unknown {
	const shape = shapeOf(schema);
	const { [SOURCE]: source = '', [CHECK]: _check, body, ...fields } = form;
	const own = hasBody || body === undefined ? fields : { ...fields, body };
	const value = withNames(shape, isList ? (fields['records'] ?? []) : own);
	return toRecord(shape, value, parse(partsOf(String(source), hasBody).head));
}

/**
 * Returns each switch's default, for files that do not contain the switch. Without this default, Sveltia CMS would use
 * the value meant for new records.
 */
const switchesOff = ({ properties = {} }: Shape): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(properties).flatMap(([name, { type, default: usual = false }]) =>
			type === 'boolean' ? [[name, usual]] : [],
		),
	);

export interface FormatOptions {
	/** The paths of the project's files. */
	files: ReadonlySet<string>;
	/** Formats YAML with the project's settings. */
	pretty: (yaml: string) => Promise<string>;
	/** Returns the problems in a record. */
	problems: (value: unknown) => readonly string[];
}

/** Returns functions that read and write one kind of file. */
export function fileFormat(
	kind: RecordKind,
	{ files, pretty, problems }: FormatOptions,
): { fromFile: FileParser; toFile: FileFormatter } {
	const { hasBody, isList } = kind;
	const shape = shapeOf(kind.schema);
	/** Returns the fields as YAML, which stays the same if no value has changed. */
	async function writeFields(before: string, record: unknown): Promise<string> {
		if (before === '') return pretty(stringify(record, { lineWidth: 0, singleQuote: true }));
		const yaml = writeYaml(before, record);
		return yaml === before ? before : pretty(yaml);
	}
	return {
		fromFile: (source: string) => {
			const { head, body } = partsOf(source, hasBody);
			const value = toForm(shape, parse(head) ?? [], files);
			const fields = isList ? { records: value } : isRecord(value) ? { ...switchesOff(shape), ...value } : {};
			return { ...fields, ...(hasBody && { body: body.trim() }), [SOURCE]: source, [CHECK]: '' };
		},
		// Each save starts from the file as it was first read, because the form contains all changes since then.
		toFile: async (form: unknown): Promise<string> => {
			const fields = isRecord(form) ? form : {};
			const { head, body: bodyBefore } = partsOf(String(fields[SOURCE] ?? ''), hasBody);
			const record = recordIn(kind, fields);
			const found = problems(record);
			// If an error has this message, Sveltia CMS shows the cause of the error to the editor.
			if (found.length > 0) throw new Error('saving_failed', { cause: new Error(found.join(' ')) });
			const yaml = await writeFields(head === '' ? '' : `${head.trimEnd()}\n`, record);
			if (!hasBody) return yaml;
			const body = String(fields['body'] ?? '').trim();
			return `---\n${yaml}---\n${bodyBefore.trim() === body ? bodyBefore : `\n${body}`}`;
		},
	};
}
