import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { assetName, iconName } from '../../schemas/assets.ts';
import { head, linkTarget, text, textWith, webAddress } from '../../schemas/fields.ts';
import { site } from '../../schemas/site.ts';
import { formatFaults } from './content-fault.ts';
import { ownName } from './own-names.ts';
import { readYaml } from './yaml-record.ts';

const schema = z.strictObject({ title: z.string(), order: z.number().optional() });
const quotes = "a text with signs such as : ' * @ { in double quotation marks";

it('gives what the schema makes of a record', () => {
	expect(readYaml('a.yaml', 'title: A', schema)).toEqual({ data: { title: 'A' }, faults: [] });
});

it("puts the agency's name where {name} stands, and counts the text with it", () => {
	const name = ownName('name');
	const list = z.array(z.strictObject({ title: z.string().max(name.length + 2) }));
	expect(readYaml('a.yaml', "- title: '{name} 1'", list).data).toEqual([{ title: `${name} 1` }]);
	expect(readYaml('a.yaml', 'title: {name} at the start', schema).faults).toMatchObject([{ expected: quotes }]);
});

it.each([
	['title: Prices: all', ':1: found the line "title: Prices: all"', quotes],
	["title: 'It's here'", ":1: found the line \"title: 'It's here'\"", quotes],
	['title: *Prices* and more', ':1: found the line "title: *Prices* and more"', quotes],
	['title: *Prices*', ':1: found *Prices*', quotes],
	['title: @home', ':1: found the line "title: @home"', quotes],
	['title: A\n\torder: 1', ':2: found the line "\\torder: 1"', 'spaces in place of tabs'],
	['title A\norder: 1', ':1: found the line "title A"', 'a colon and a space behind the name of a field'],
	['title: A\ntitle: B', ':2: found the line "title: B"', 'each field once'],
	['title: A\nordre: 1', ':2 · ordre: found an unknown field', 'one of title, order (did you mean order?)'],
	['title: A\ncolour: red', ':2 · colour: found an unknown field', 'one of title, order'],
	['', ':1: found an empty file', 'the fields title, order'],
])('says how to mend %j', (yaml, found, expected) => {
	const { faults } = readYaml('a.yaml', yaml, schema);
	expect(formatFaults(faults).split('\n').slice(1)).toEqual([`  a.yaml${found}, expected ${expected}`]);
});

it('takes a list of which every record was deleted for an empty one, where there may be none', () => {
	expect(readYaml('a.yaml', '# None.\n', schema.array())).toEqual({ data: [], faults: [] });
	expect(readYaml('a.yaml', '# None.\n', schema.array().min(1)).faults).toMatchObject([{ found: 'an empty file' }]);
});

it('gives the line of a field, and of the record where a field is missing', () => {
	const yaml = '# Two slides.\n- src: a\n  alt: 5\n- src: b\n  size: 5\n';
	const { faults } = readYaml('slides.yaml', yaml, z.array(z.strictObject({ src: text, alt: text })), 1);
	expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
		'slides.yaml:4 entry 1, alt',
		'slides.yaml:5 entry 2, alt',
		'slides.yaml:6 entry 2, size',
	]);
});

it.each<[value: unknown, schema: z.ZodType, report: string]>([
	['hello', z.email(), 'found "hello" (5 characters), expected an e-mail address'],
	['http://a.b', webAddress, 'found "http://a.b" (10 characters), expected an address that starts with https://'],
	[[], z.array(text).min(1), 'found [], expected a list that is not empty'],
	[['a'], z.array(text).length(3), 'found ["a"], expected exactly 3 entries'],
	[0, z.int().min(1), 'found 0, expected at least 1'],
	[1.5, z.int(), 'found 1.5, expected a whole number'],
	['first', z.number(), 'found "first" (5 characters), expected a number'],
	[' ', text, 'found "" (0 characters), expected a text that is not empty'],
	[5, text, 'found 5, expected a text'],
	[
		'{day} at {tim}',
		textWith('day'),
		'found "{day} at {tim}" (14 characters), expected a text without {tim}: only {name}, {day} are filled in here',
	],
	['yes', z.boolean(), 'found "yes" (3 characters), expected true or false'],
	['tiktok', z.enum(['youtube', 'clutch']), 'found "tiktok" (6 characters), expected one of youtube, clutch'],
	['about', z.string().startsWith('/'), 'found "about" (5 characters), expected a text that starts with /'],
	[
		'file:x',
		linkTarget,
		'found "file:x" (6 characters), expected a path that starts with /, a #fragment, or an https:, mailto: or tel: address',
	],
	[
		'fa:react',
		iconName,
		'found "fa:react" (8 characters), expected set:name, with ph, devicon, logos or simple-icons as the set',
	],
	[
		'A.svg',
		assetName('logos'),
		'found "A.svg" (5 characters), expected a file name of small letters, digits and hyphens, without its ending',
	],
	[
		'Asia/Surat',
		site.shape.hours.shape.timeZone,
		'found "Asia/Surat" (10 characters), expected the name of a time zone, such as Asia/Kolkata',
	],
	['About us', head.shape.title, 'found "About us" (8 characters), expected at least 30 characters'],
	[
		'word '.repeat(40),
		head.shape.description,
		`found "${'word '.repeat(15)}w... (199 characters), expected at most 155 characters`,
	],
])('says what was found and what was expected: %j', (value, expected, report) => {
	const { faults } = readYaml('a.yaml', stringify({ field: value }), z.strictObject({ field: expected }));
	expect(formatFaults(faults)).toMatch(/^1 fault in content\/ /);
	expect(formatFaults(faults)).toContain(` · field: ${report}`);
});
