import { z } from 'zod';
import { stringify } from 'yaml';
import { isRecord } from '../lib/shared/content/is-record.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const schemaOf = (schema: unknown): Schema => (isRecord(schema) ? (schema as Schema) : {});

/** Returns the schema for the value's `kind`. */
function branchOf(schema: Schema, value: unknown): Schema {
	const kind = isRecord(value) ? value['kind'] : undefined;
	return schema.oneOf?.map(schemaOf).find((one) => schemaOf(one.properties?.['kind']).const === kind) ?? schema;
}

/** Returns the name of a field, with its allowed values or its own fields in brackets. */
function named(name: string, field: Schema): string {
	const parts = field.properties ?? schemaOf(field.items).properties;
	const inside = field.enum ?? (parts && Object.entries(parts).map(([part, inner]) => named(part, schemaOf(inner))));
	return inside === undefined ? name : `${name} (${inside.join(', ')})`;
}

/** Returns the kinds of entry that a list may contain, one per line. */
const kindsOf = (schema: Schema): string[] =>
	(schema.oneOf ?? []).map((one) => {
		const { properties = {}, description = '' } = schemaOf(one);
		const { kind, ...fields } = properties;
		const names = Object.entries(fields).map(([name, field]) => named(name, schemaOf(field)));
		return `  ${String(schemaOf(kind).const)}: ${description} Fields: ${names.join(', ')}.`;
	});

/**
 * Returns the text of a file for a new record, ready for the editor to fill in. A comment explains each field where it
 * first appears. Optional fields without a value are commented out, with the fields inside them.
 */
export function template(schema: z.ZodType, example: Record<string, unknown>): string {
	const said = new Set<string>();
	const comment = (lines: readonly string[], indent: string): string[] => lines.map((line) => `${indent}# ${line}`);

	/** Returns the fields of a group without a value, as comments for the editor to uncomment. */
	const inside = ({ properties = {} }: Schema, indent: string): string[] =>
		Object.entries(properties)
			.filter(([name]) => name !== 'placeholder')
			.flatMap(([name, field]) => [
				...comment([schemaOf(field).description ?? ''], `${indent}#   `),
				`${indent}#   ${name}:`,
			]);

	function fieldLines(name: string, field: Schema, value: unknown, indent: string): string[] {
		const { description } = field;
		const isNew = description !== undefined && !said.has(description);
		if (isNew) said.add(description);
		const kinds = isNew ? kindsOf(schemaOf(field.items)) : [];
		const words = isNew ? comment([description, ...kinds], indent) : [];
		if (value === undefined)
			return isNew
				? [...words, `${indent}# ${name}: ${String(field.default ?? '')}`.trimEnd(), ...inside(field, indent)]
				: [];
		if (isRecord(value)) return [...words, `${indent}${name}:`, ...lines(field, value, `${indent}  `)];
		if (Array.isArray(value) && value.some(isRecord)) {
			const items = schemaOf(field.items);
			const entries = value.filter(isRecord).flatMap((item) => entryLines(branchOf(items, item), item, `${indent}  `));
			return [...words, `${indent}${name}:`, ...entries];
		}
		const text = stringify({ [name]: value }, { lineWidth: 0 })
			.trimEnd()
			.split('\n');
		return [...words, ...text.map((line) => indent + line)];
	}

	/** Returns the lines of a list entry, with its comments above the dash. */
	function entryLines(schema: Schema, value: Record<string, unknown>, indent: string): string[] {
		const inner = lines(schema, value, `${indent}  `);
		const first = inner.findIndex((line) => !/^\s*#/.test(line));
		const before = inner.slice(0, first).map((line) => indent + line.trimStart());
		return [...before, `${indent}- ${inner[first]?.trimStart() ?? ''}`, ...inner.slice(first + 1)];
	}

	function lines(schema: Schema, value: Record<string, unknown>, indent: string): string[] {
		// The field `kind` comes first, because it determines the block's other fields.
		const { kind, ...fields } = schema.properties ?? {};
		const inOrder = kind === undefined ? fields : { kind, ...fields };
		return Object.entries(inOrder).flatMap(([name, field]) => fieldLines(name, schemaOf(field), value[name], indent));
	}

	const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	return `${lines(json, example, '').join('\n')}\n`;
}
