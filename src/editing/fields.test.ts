import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { folderOfPages, listOfRecords, oneRecord, projectFolder } from '../schemas/collections.ts';
import { postFields } from '../schemas/post.ts';
import { fieldOf } from './fields.ts';

const schemas: [string, z.ZodType][] = [
	...Object.entries({ ...oneRecord, ...listOfRecords, ...folderOfPages, projects: projectFolder }).map(
		([name, { schema }]): [string, z.ZodType] => [name, schema],
	),
	['posts', postFields],
];

it.each(schemas)('has a field for everything that %s may hold', (name, schema) => {
	expect(fieldOf(schema, name)).toMatchObject({ kind: 'group' });
});

it('shows a field as soon as a schema has it', () => {
	const schema = projectFolder.schema.extend({ award: z.string().max(40).optional().describe('A prize.') });
	const field = fieldOf(schema, 'projects');
	expect(field.kind === 'group' && field.fields['award']).toEqual({
		kind: 'text',
		hint: 'A prize.',
		isRequired: false,
		most: 40,
		least: undefined,
	});
});

it.each([
	['anything', z.unknown()],
	['a record of any fields', z.record(z.string(), z.string())],
	['one of two kinds of value', z.union([z.string(), z.number()])],
])('fails for a schema that it cannot show: %s', (_what, schema) => {
	expect(() => fieldOf(z.object({ field: schema }), 'page')).toThrow('page.field');
});
