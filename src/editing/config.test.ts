import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../schemas/site.ts';
import { editingConfig } from './config.ts';
import { fieldsOf } from './form-field.ts';
import { isRecord } from '../lib/shared/content/is-record.ts';
import { shapeOf } from './shape.ts';

const backend = { name: 'github', repo: 'agency/website', branch: 'main' } as const;
const config = editingConfig({ backend, site: 'https://example.com', base: '', files: ['content/pages/a.md'] });
const forms = (config.collections ?? []).flatMap((one): [string, Field[]][] =>
	'files' in one
		? one.files.map(({ name, fields }): [string, Field[]] => [name, fields])
		: 'fields' in one
			? [[one.name, one.fields]]
			: [],
);

/** Yields every field in a form and every kind of block, each with its path. */
function* withinForm(
	fields: readonly unknown[],
	path: string,
): Generator<[path: string, field: Record<string, unknown>]> {
	for (const field of fields) {
		if (!isRecord(field)) continue;
		const here = `${path}.${String(field['name'])}`;
		yield [here, field];
		for (const inner of ['fields', 'types']) if (Array.isArray(field[inner])) yield* withinForm(field[inner], here);
	}
}

it.each(forms)('explains every field of %s, and every kind of block', (name, fields) => {
	const silent = [...withinForm(fields, name)].filter(([, field]) => {
		const isKind = !('widget' in field);
		return isKind ? !/: \S/.test(String(field['label'])) : !field['hint'] || !field['label'];
	});
	expect(silent.map(([path]) => path)).toEqual([]);
});

it('shows a new schema field without any other change', () => {
	const more = site.extend({ motto: z.string().max(40).describe('A few words.') });
	expect(fieldsOf(shapeOf(more), 'site').at(-1)).toMatchObject({
		name: 'motto',
		label: 'Motto',
		hint: 'A few words.',
		maxlength: 40,
		required: true,
	});
});

it.each([
	['that may be text or a number', z.strictObject({ size: z.union([z.string(), z.number()]) })],
	['of any type', z.strictObject({ size: z.any() })],
	[
		'that lists blocks without a kind',
		z.strictObject({ size: z.array(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })])) }),
	],
])('refuses a field %s, because the form cannot show it', (_what, schema) => {
	expect(() => fieldsOf(shapeOf(schema), 'box')).toThrow('box.size');
});
