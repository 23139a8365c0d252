import { z } from 'zod';
import type { Declared } from '../schemas/declared.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';

/** What a record may hold, as data: the parts of JSON Schema that our schemas use, and what they declare beside them. */
export interface Shape extends Declared {
	type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
	title?: string;
	description?: string;
	default?: unknown;
	properties?: Readonly<Record<string, Shape>>;
	/** The names of the fields that have to be there. */
	required?: readonly string[];
	items?: Shape;
	/** Kinds of records, which their field `kind` tells apart. */
	oneOf?: readonly Shape[];
	anyOf?: readonly Shape[];
	const?: string | number;
	enum?: readonly (string | number)[];
	format?: string;
	pattern?: string;
	/** What a text has to be, where a pattern decides. */
	rule?: string;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
}

/** What a schema asks of a text, in its own words: it says them to a text that no pattern takes. */
const ruleOf = (schema: z.core.$ZodType): string | undefined => z.safeParse(schema, '\u0001').error?.issues[0]?.message;

/** Returns what a schema allows an editor to write. */
export const shapeOf = (schema: z.ZodType): Shape =>
	z.toJSONSchema(schema, {
		io: 'input',
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.pattern !== undefined) jsonSchema['rule'] = ruleOf(zodSchema);
		},
	}) as Shape;

/** Returns the shape of a part of a record. @param value the record, whose kind says which fields it has. */
export function shapeAt(shape: Shape, key: string | number, value: unknown): Shape {
	const kind = isRecord(value) ? value['kind'] : undefined;
	const { properties, items } = shape.oneOf?.find((one) => one.properties?.['kind']?.const === kind) ?? shape;
	return (typeof key === 'number' ? items : properties?.[key]) ?? {};
}

/** Returns the name of a field as people read it: `openToday` is 'Open today', where its schema has no other name. */
export function labelOf(name: string, { title }: Shape): string {
	const words = name
		.replace(/([A-Z])/g, ' $1')
		.replaceAll(/[-_]/g, ' ')
		.trim()
		.toLowerCase();
	return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the way to a field as people point at it: entries of lists are counted from 1. */
export function readablePath(shape: Shape, path: readonly PropertyKey[], value: unknown): string {
	const [key, ...rest] = path;
	if (typeof key !== 'string' && typeof key !== 'number') return '';
	const part = shapeAt(shape, key, value);
	const inner = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
	const name = typeof key === 'number' ? String(key + 1) : labelOf(key, part);
	return [name, readablePath(part, rest, inner)].filter(Boolean).join(' › ');
}
