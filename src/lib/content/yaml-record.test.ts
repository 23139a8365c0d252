import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { formatFaults } from './content-fault.ts';
import { readYaml } from './yaml-record.ts';

const schema = z.strictObject({ title: z.string(), order: z.number().optional() });
const quotes = "a text with signs such as : ' * @ in double quotation marks";

it('gives what the schema makes of a record', () => {
	expect(readYaml('a.yaml', 'title: A', schema)).toEqual({ data: { title: 'A' }, faults: [] });
});

it.each([
	[
		'a colon in a text',
		'order: 1\ntitle: Prices: all',
		'a.yaml:2: found Nested mappings are not allowed in compact mappings',
		quotes,
	],
	['an apostrophe', "title: 'It's here'", 'a.yaml:1: found Unexpected scalar at node end', quotes],
	['a star', 'title: *Prices* and more', 'a.yaml:1: found Unexpected scalar at node end', quotes],
	['a star alone', 'title: *Prices*', 'a.yaml:1: found *Prices*', quotes],
	['a sign', 'title: @home', 'a.yaml:1: found Plain value cannot start with reserved character @', quotes],
	['a tab', 'title: A\n\torder: 1', 'a.yaml:2: found Tabs are not allowed as indentation', 'spaces in place of tabs'],
	[
		'no colon',
		'title A\norder: 1',
		'a.yaml:1: found Implicit keys need to be on a single line',
		'a colon and a space behind the name of a field',
	],
	['a field twice', 'title: A\ntitle: B', 'a.yaml:2: found Map keys must be unique', 'each field once'],
	['an unknown field', 'title: A\ncolour: red', 'a.yaml:2 · colour: found an unknown field', 'no field of this name'],
	['nothing', '', 'a.yaml:1: found null', 'fields below it'],
])('says how to mend %s', (_what, text, found, expected) => {
	const { faults } = readYaml('a.yaml', text, schema);
	expect(formatFaults(faults).split('\n').slice(1)).toEqual([`  ${found}, expected ${expected}`]);
});

it('counts the lines before the text', () => {
	expect(readYaml('a.html', 'order: x\ntitle: A', schema, 1).faults[0]?.file).toBe('a.html:2');
});
