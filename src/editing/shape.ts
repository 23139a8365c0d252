import { z } from 'zod';
import type { Declared } from '../schemas/declared.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';

/**
 * Describes what a record may contain: the parts of JSON Schema that our schemas use, and what they declare with
 * `.meta()`.
 */
export interface Shape extends Declared {
	type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
	title?: string;
	description?: string;
	default?: unknown;
	properties?: Readonly<Record<string, Shape>>;
	/** The names of required fields. */
	required?: readonly string[];
	items?: Shape;
	/** The possible kinds of record; the field `kind` determines which one applies. */
	oneOf?: readonly Shape[];
	anyOf?: readonly Shape[];
	const?: string | number;
	enum?: readonly (string | number)[];
	format?: string;
	pattern?: string;
	/** The message for text that does not match `pattern`. */
	rule?: string;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
}

/** Returns the schema's own message for invalid text, by checking a string that matches no pattern. */
const ruleOf = (schema: z.core.$ZodType): string | undefined => z.safeParse(schema, '\u0001').error?.issues[0]?.message;

/** Returns the shape of the values that a schema lets an editor write. */
export const shapeOf = (schema: z.ZodType): Shape =>
	z.toJSONSchema(schema, {
		io: 'input',
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.pattern !== undefined) jsonSchema['rule'] = ruleOf(zodSchema);
		},
	}) as Shape;

/**
 * Returns the shape of one field of a record, or of each entry of a list.
 * @param value the record or list; the `kind` of a record determines its fields.
 */
export function shapeAt(shape: Shape, key: string | number, value: unknown): Shape {
	const kind = isRecord(value) ? value['kind'] : undefined;
	const { properties, items } = shape.oneOf?.find((one) => one.properties?.['kind']?.const === kind) ?? shape;
	return (typeof key === 'number' ? items : properties?.[key]) ?? {};
}

/** Returns the label of a field: its title or, without one, its name in words, such as 'Read more' for `readMore`. */
export function labelOf(name: string, { title }: Shape): string {
	const words = name
		.replace(/([A-Z])/g, ' $1')
		.replaceAll(/[-_]/g, ' ')
		.trim()
		.toLowerCase();
	return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the path of a field in words for editors; list entries are numbered from 1. */
export function readablePath(shape: Shape, path: readonly PropertyKey[], value: unknown): string {
	const [key, ...rest] = path;
	if (typeof key !== 'string' && typeof key !== 'number') return '';
	const part = shapeAt(shape, key, value);
	const inner = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
	const name = typeof key === 'number' ? String(key + 1) : labelOf(key, part);
	return [name, readablePath(part, rest, inner)].filter(Boolean).join(' › ');
}
