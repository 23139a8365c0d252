import { z } from 'astro/zod';

/** What every field of the form has. */
interface Common {
	/** What the schema says of it. */
	hint?: string | undefined;
	isRequired: boolean;
	/** The value where none is given. */
	preset?: unknown;
}

/** A field of the form: what it takes to show and change one value of a record. */
export type Field = Common &
	(
		| { kind: 'text'; most?: number | undefined; least?: number | undefined }
		| { kind: 'date' }
		| { kind: 'switch' }
		| { kind: 'number'; most?: number | undefined; least?: number | undefined; isWhole: boolean }
		| { kind: 'choice'; options: readonly string[] }
		/** The folders in which the picture may lie. */
		| { kind: 'picture'; folders: readonly string[] }
		| { kind: 'group'; fields: Readonly<Record<string, Field>> }
		| { kind: 'list'; item: Field; most?: number | undefined; least: number }
		/** Records that their field `kind` tells apart. */
		| { kind: 'variants'; variants: Readonly<Record<string, Field>> }
	);

type Json = z.core.JSONSchema.BaseSchema & { pictures?: string[] };

function isJson(schema: unknown): schema is Json {
	return typeof schema === 'object' && schema !== null;
}

function toField(schema: unknown, isRequired: boolean, path: string): Field {
	if (!isJson(schema)) throw new Error(`The editing page cannot show ${path}, which may be anything.`);
	const { type, properties = {}, required = [], items, oneOf, anyOf, pictures } = schema;
	const common: Common = {
		isRequired: isRequired && schema.default === undefined,
		hint: schema.description,
		...(schema.default !== undefined && { preset: schema.default }),
	};
	const [most, least] = [schema.maximum ?? schema.maxLength, schema.minimum ?? schema.minLength];
	if (oneOf) {
		const variants = oneOf.filter(isJson).map((one): [string, Field] => {
			const kind = one.properties?.['kind'];
			if (!isJson(kind) || typeof kind.const !== 'string')
				throw new Error(`The editing page cannot tell the records of ${path} apart: they need a field kind.`);
			return [kind.const, toField(one, true, `${path}.${kind.const}`)];
		});
		return { ...common, kind: 'variants', variants: Object.fromEntries(variants) };
	}
	if (anyOf?.every((one) => isJson(one) && one.type === 'string' && one.format?.startsWith('date')))
		return { ...common, kind: 'date' };
	if (pictures) return { ...common, kind: 'picture', folders: pictures };
	const options = schema.const === undefined ? schema.enum : [schema.const];
	if (options?.every((option) => typeof option === 'string')) return { ...common, kind: 'choice', options };
	switch (type) {
		case 'object': {
			const fields = Object.entries(properties).map(([name, field]): [string, Field] => {
				return [name, toField(field, required.includes(name), `${path}.${name}`)];
			});
			if (fields.length === 0) break;
			return { ...common, kind: 'group', fields: Object.fromEntries(fields) };
		}
		case 'array': {
			const item = toField(items, true, `${path}[]`);
			return { ...common, kind: 'list', item, least: schema.minItems ?? 0, most: schema.maxItems };
		}
		case 'string':
			return { ...common, kind: 'text', most, least };
		case 'number':
		case 'integer':
			return { ...common, kind: 'number', most, least, isWhole: type === 'integer' };
		case 'boolean':
			return { ...common, kind: 'switch' };
	}
	throw new Error(`The editing page has no field for ${path}: ${JSON.stringify(schema)}`);
}

/**
 * The form of a schema.
 * @param name what an error calls it.
 * @throws where the form could not show what the schema allows.
 */
export const fieldOf = (schema: z.ZodType, name: string): Field =>
	toField(z.toJSONSchema(schema, { io: 'input' }), true, name);
