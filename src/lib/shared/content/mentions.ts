import { z } from 'zod';
import type { Declared } from '../../../schemas/declared.ts';
import { isRecord } from './is-record.ts';

/** A name in a record that refers to something elsewhere, such as a picture or another record. */
export interface Mention {
	/** The path to the field that contains the name. */
	path: PropertyKey[];
	value: string;
	/** What the schema declares about the field. */
	meta: Declared;
}

const DECLARED: readonly (keyof Declared)[] = ['pictures', 'icon', 'typeface', 'relation', 'link', 'markdown'];

/** Returns the schema for a block's kind. */
const optionFor = ({ options, def }: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined =>
	options.find(
		(option) =>
			option instanceof z.ZodObject &&
			isRecord(value) &&
			option.shape[def.discriminator]?.safeParse(value[def.discriminator]).success,
	);

/**
 * Finds the mentions in a record: the values of all fields that, according to the schema, refer to something. The
 * record may be invalid. Leaves out values that the schema rejects.
 */
export function mentionsIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[] = []): Mention[] {
	if (value === undefined) return [];
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
		return mentionsIn(schema.def.innerType, value, path);
	if (schema instanceof z.ZodArray)
		return Array.isArray(value)
			? value.flatMap((entry, index) => mentionsIn(schema.element, entry, [...path, index]))
			: [];
	if (schema instanceof z.ZodDiscriminatedUnion) {
		const option = optionFor(schema, value);
		return option ? mentionsIn(option, value, path) : [];
	}
	if (schema instanceof z.ZodObject)
		return isRecord(value)
			? Object.entries(schema.shape).flatMap(([name, field]) => mentionsIn(field, value[name], [...path, name]))
			: [];
	const meta = z.globalRegistry.get(schema);
	if (meta === undefined || !DECLARED.some((name) => name in meta)) return [];
	const result = z.safeParse(schema, value);
	return result.success && typeof result.data === 'string' ? [{ path, value: result.data, meta }] : [];
}
