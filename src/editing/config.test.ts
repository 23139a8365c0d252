import { expect, it } from 'vitest';
import { z } from 'zod';
import { editingConfig } from './config.ts';
import { fieldsOf } from './form-field.ts';
import { shapeOf } from '#schemas/shape.ts';

const backend = { name: 'github', repo: 'agency/website', branch: 'main' } as const;

/** Yields every field of a form and every kind of block: everything with a name and a label. */
function* parts(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== 'object' || value === null) return;
	if ('name' in value && 'label' in value && !('file' in value || 'fields' in value || 'files' in value)) yield value;
	for (const inner of Object.values(value)) yield* parts(inner);
}

it('has a control and an explanation for every field of every schema', () => {
	const config = editingConfig(backend, '', 'Asia/Kolkata');
	const fields = [...parts(config.collections)];
	expect(fields.length).toBeGreaterThan(300);
	expect(fields.filter(({ name, widget, hint }) => !widget || (!hint && name !== 'entry'))).toEqual([]);
});

it('refuses a field that the form cannot show', () => {
	const schema = z.strictObject({ size: z.union([z.string(), z.number()]) });
	expect(() => fieldsOf(shapeOf(schema), 'box')).toThrow('box.size');
});
