import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { assetName, head, iconName, linkTarget, text, webAddress } from '../../schemas/fields.ts';
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

it('gives the line of a field, and of the record where a field is missing', () => {
	const yaml = '# Two slides.\n- src: a\n  alt: 5\n- src: b\n  size: 5\n';
	const { faults } = readYaml('slides.yaml', yaml, z.array(z.strictObject({ src: text, alt: text })));
	expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
		'slides.yaml:3 0.alt',
		'slides.yaml:4 1.alt',
		'slides.yaml:5 1.size',
	]);
});

/** What the report says of a value, where this was expected. */
function said(value: unknown, expected: z.ZodType): string[] {
	const { faults } = readYaml('a.yaml', stringify({ field: value }), z.strictObject({ field: expected }));
	return faults.map((fault) => `${fault.field}: found ${fault.found}, expected ${fault.expected}`);
}

describe('a fault says what was found and what was expected', () => {
	it.each<[what: string, value: unknown, schema: z.ZodType, report: string]>([
		['a wrong address', 'hello', z.email(), 'field: found "hello" (5 characters), expected an e-mail address'],
		[
			'an address without https',
			'http://maps.example',
			webAddress,
			'field: found "http://maps.example" (19 characters), expected an address that starts with https://',
		],
		['a list that is empty', [], z.array(text).min(1), 'field: found [], expected a list that is not empty'],
		['too few entries', ['a'], z.array(text).length(3), 'field: found ["a"], expected exactly 3 entries'],
		['a number too small', [0], z.array(z.int().min(1)), 'field.0: found 0, expected at least 1'],
		['a broken number', 1.5, z.int(), 'field: found 1.5, expected a whole number'],
		['a number in words', 'first', z.number(), 'field: found "first" (5 characters), expected a number'],
		['a text of no words', ' ', text, 'field: found "" (0 characters), expected a text that is not empty'],
		['a number for a text', 5, text, 'field: found 5, expected a text'],
		['a text for a switch', 'yes', z.boolean(), 'field: found "yes" (3 characters), expected true or false'],
		['nothing', null, z.strictObject({}), 'field: found null, expected fields below it'],
		[
			'an unknown kind',
			'tiktok',
			z.enum(['youtube', 'linkedin']),
			'field: found "tiktok" (6 characters), expected one of youtube, linkedin',
		],
		[
			'an unknown field',
			{ colour: 'red' },
			z.strictObject({}),
			'field.colour: found an unknown field, expected no field of this name',
		],
		[
			'a path without its slash',
			'about',
			z.string().startsWith('/'),
			'field: found "about" (5 characters), expected a text that starts with /',
		],
		[
			'a link of another kind',
			'javascript:alert(1)',
			linkTarget,
			'field: found "javascript:alert(1)" (19 characters), expected a path that starts with /, a #fragment, or an https:, mailto: or tel: address',
		],
		[
			'an icon of no set',
			'fa:react',
			iconName,
			'field: found "fa:react" (8 characters), expected set:name, with ph, devicon, logos or simple-icons as the set',
		],
		[
			'a file with its ending',
			'A logo.svg',
			assetName,
			'field: found "A logo.svg" (10 characters), expected a file name of small letters, digits and hyphens, without its ending',
		],
		[
			'a title that is too short',
			{ title: 'About us', description: 'word '.repeat(23) },
			head,
			'field.title: found "About us" (8 characters), expected at least 30 characters',
		],
		[
			'a description that is too long',
			{ title: 'About our agency in the city of Surat', description: 'word '.repeat(40) },
			head,
			`field.description: found "${'word '.repeat(15)}w... (199 characters), expected at most 155 characters`,
		],
	])('%s', (_what, value, schema, report) => {
		expect(said(value, schema)).toEqual([report]);
	});
});

it('a report of one fault speaks of it in the singular', () => {
	const fault = { file: 'content/site.yaml:3', field: 'name', found: 'nothing', expected: 'a text' };
	expect(formatFaults([fault])).toMatch(
		/^1 fault in content\/ .*\n {2}content\/site\.yaml:3 · name: found nothing, expected a text$/,
	);
});
