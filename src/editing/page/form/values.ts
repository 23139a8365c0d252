import type { Field } from '../../fields.ts';
import { isFields, type Fields } from '../../names.ts';

/** What a new record starts with: the fields that it needs. */
export function blank(field: Field, kind?: string): unknown {
	if (!field.isRequired && field.preset === undefined && kind === undefined && field.kind !== 'group') return undefined;
	switch (field.kind) {
		case 'group': {
			const needed = Object.entries(field.fields).filter(([, one]) => one.isRequired);
			return Object.fromEntries(needed.map(([name, one]) => [name, blank(one)]));
		}
		case 'variants': {
			const [first = ''] = Object.keys(field.variants);
			const variant = field.variants[kind ?? first];
			const made = variant && blank(variant);
			// The kind stands first in a file.
			return { kind, ...(isFields(made) ? made : {}) };
		}
		case 'list':
			return Array.from({ length: field.least }, () => blank(field.item));
		case 'number':
			return field.least ?? 0;
		case 'switch':
			return false;
		case 'choice':
			return field.options[0];
		default:
			return '';
	}
}

/** A record with another value in one field; a field that is new takes the place that the schema gives it. */
export function withField(record: Fields, order: readonly string[], name: string, value: unknown): Fields {
	if (value === undefined) return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
	if (name in record) return { ...record, [name]: value };
	const before = order.slice(0, order.indexOf(name)).findLast((key) => key in record);
	const entries = Object.entries(record);
	const at = before === undefined ? 0 : entries.findIndex(([key]) => key === before) + 1;
	return Object.fromEntries(entries.toSpliced(at, 0, [name, value]));
}

/** An empty text of a field that may be left out is none. */
export const textOr = (field: Field, text: string): string | undefined =>
	text === '' && !field.isRequired ? undefined : text;
