import type { SchemaContext } from 'astro:content';
import { z } from 'zod';
import { matching, type Declared } from './help.ts';

type Kept = 'title' | 'description' | 'default' | 'required' | 'format' | 'pattern';
type Limit = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';

/** The parts of JSON Schema that our schemas use, and what they declare with `.meta()`. */
export interface Shape extends Declared, Pick<z.core.JSONSchema.BaseSchema, Kept | Limit> {
	type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
	properties?: Readonly<Record<string, Shape>>;
	items?: Shape;
	/** The possible kinds of record; the field `kind` determines which one applies. */
	oneOf?: readonly Shape[];
	const?: string | number;
	enum?: readonly (string | number)[];
	/** The message for text that does not match `pattern`. */
	rule?: string;
}

/** A schema of `src/schemas`, or a function that returns one and uses Astro's schema for pictures. */
export type RecordSchema = z.ZodType | ((context: SchemaContext) => z.ZodType);

/** Returns the schema's own message for invalid text, by checking a string that matches no pattern. */
const ruleOf = (schema: z.core.$ZodType): string | undefined =>
	z.safeParse(schema, '\u0001').error?.issues.at(-1)?.message;

/** In content, a picture is the path of its file. */
const image = () =>
	matching(/^\/src\/assets\/[^\s\\]+$/, 'Write a path in src/assets: /src/assets/pages/one-team.png.');

/** Returns a schema for records as they are written. */
export const writtenSchema = (schema: RecordSchema): z.ZodType =>
	typeof schema === 'function' ? schema({ image } as unknown as SchemaContext) : schema;

/** Returns the shape of the values that a schema lets an editor write. */
export const shapeOf = (schema: RecordSchema): Shape =>
	z.toJSONSchema(writtenSchema(schema), {
		io: 'input',
		unrepresentable: 'any',
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.pattern !== undefined) jsonSchema['rule'] = ruleOf(zodSchema);
		},
	}) as Shape;
