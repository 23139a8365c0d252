import { expect, it } from 'vitest';
import { z } from 'zod';
import { assetName, iconName } from '../../../schemas/assets.ts';
import { block } from '../../../schemas/blocks/block.ts';
import { head, linkTarget, text, textWith, webAddress } from '../../../schemas/fields.ts';
import { site } from '../../../schemas/site.ts';
import { checkValue } from './check-value.ts';

const say = (schema: z.ZodType, value: unknown): string[] =>
	checkValue(schema, value).problems.map(({ path, message, fix }) => `${path.join('.')}: ${message}. ${fix}`);

it('returns the value that the schema produces', () => {
	expect(checkValue(z.strictObject({ title: text }), { title: ' A ' })).toEqual({ data: { title: 'A' }, problems: [] });
});

it.each<[value: unknown, schema: z.ZodType, said: string]>([
	['hello', z.email(), '"hello" is not an e-mail address. Correct it.'],
	['http://a.b', webAddress, '"http://a.b" is not a web address. Start it with https://.'],
	[[], z.array(text).min(1), 'empty. Add an entry.'],
	[['a'], z.array(text).length(3), '1 entry, exactly 3. Add 2.'],
	[['a', 'b'], z.array(text).max(1), '2 entries, at most 1. Remove 1.'],
	[0, z.int().min(1), '0 is too small. Write at least 1.'],
	[101, z.number().max(100), '101 is too large. Write at most 100.'],
	[1.5, z.int(), '1.5 is not a whole number. Write a whole number.'],
	['first', z.number(), '"first" is not a number. Write a number.'],
	[undefined, text, 'missing. Add text.'],
	[' ', text, 'empty. Add text.'],
	[5, text, '5 is not text. Put it in quotation marks.'],
	[{ a: 1 }, text, '{"a":1} is not text. Write text.'],
	['b', text.min(2), '1 character, at least 2. Write more.'],
	[
		'{day} at {tim}',
		textWith('day'),
		'"{day} at {tim}" is not valid. Remove {tim}. Only {name} and {day} can be used here.',
	],
	['yes', z.boolean(), '"yes" is not true or false. Write true or false.'],
	['tiktok', z.enum(['youtube', 'clutch']), '"tiktok" is not valid. Use one of youtube, clutch.'],
	['youtub', z.enum(['youtube', 'clutch']), '"youtub" is not valid. Did you mean youtube?'],
	['about', z.string().startsWith('/'), '"about" is not valid. Start it with /.'],
	[
		'file:x',
		linkTarget,
		'"file:x" is not valid. Write a path that starts with /, a #fragment, or an https:, mailto: or tel: address.',
	],
	[
		'fa:react',
		iconName,
		'"fa:react" is not valid. Write a set and a name, such as ph:storefront. The sets are ph, devicon, logos and simple-icons.',
	],
	[
		'A.svg',
		assetName('logos'),
		'"A.svg" is not valid. Write the file name in lowercase letters, digits and hyphens, without its extension.',
	],
	['Asia/Kolkatta', site.shape.hours.shape.timeZone, '"Asia/Kolkatta" is not valid. Did you mean Asia/Kolkata?'],
	['About us', head.shape.title, '8 characters, at least 30. Write more.'],
	['word '.repeat(40), head.shape.description, '199 characters, at most 155. Shorten it.'],
])('tells an editor in plain words what is wrong and what to do: %j', (value, schema, said) => {
	expect(say(z.strictObject({ field: schema }), { field: value })).toEqual([`field: ${said}`]);
});

it('suggests the field that was probably meant, or lists the valid ones', () => {
	const schema = z.strictObject({ title: z.string(), order: z.number().optional() });
	expect(say(schema, { title: 'A', ordre: 1, colour: 'red' })).toEqual([
		'ordre: unknown field. Did you mean order?',
		'colour: unknown field. Use one of title, order.',
	]);
});

it('suggests a kind of block, or lists all kinds', () => {
	expect(say(block, { kind: 'statment' })).toEqual(['kind: "statment" is not valid. Did you mean statement?']);
	expect(say(block, {})).toEqual([expect.stringMatching(/^kind: missing\. Use one of statement, text, /)]);
});
