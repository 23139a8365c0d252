import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { isCollection, parse, parseDocument, Scalar, visit, type Node } from 'yaml';
import { frontMatter } from '../lib/shared/content/front-matter.ts';
import { listFiles } from '../lib/build/content/source-files.ts';
import { writeYaml } from './write-yaml.ts';

const pretty = async (text: string): Promise<string> =>
	format(text, { ...(await resolveConfig('content/site.yaml')), parser: 'yaml' });
const names = listFiles('content', true).filter((file) => /\.(yaml|md|html)$/.test(file));
const files = await Promise.all(
	names.map(async (file) => {
		const text = readFileSync(`content/${file}`, 'utf8');
		return { file, source: await pretty(file.endsWith('.yaml') ? text : `${frontMatter(text)?.head}\n`) };
	}),
);
/**
 * Returns strings whose number of lines may change with any edit: unquoted strings that span several lines, and strings
 * inside braces or brackets.
 */
function looseTexts(source: string): unknown[] {
	const found: unknown[] = [];
	const hasLines = ({ range }: Node) => range && source.slice(range[0], range[1]).includes('\n');
	visit(parseDocument(source), {
		Scalar(_, node, parents) {
			const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
			const isBetweenBraces = parents.some((one) => isCollection(one) && one.flow);
			if (isBetweenBraces || (!isBlock && hasLines(node))) found.push(node.value);
		},
	});
	return found;
}
/** Returns a file's text after a change, formatted as in the project. */
const write = (source: string, value: unknown): Promise<string> => pretty(writeYaml(source, value));
const comments = (text: string): string[] => text.match(/^ *#.*$/gm) ?? [];
/** Counts the lines that only the first text has, and those that only the second has. */
function changed(before: string, after: string): [number, number] {
	const [old, now] = [before.split('\n'), after.split('\n')];
	const minus = (a: string[], b: string[]) => {
		const rest = [...b];
		return a.filter((line) => !rest.includes(line) || (rest.splice(rest.indexOf(line), 1), false)).length;
	};
	return [minus(old, now), minus(now, old)];
}

/** Yields copies of a value with one change each, and whether the change affects only the lines of one string. */
function* changesOf(value: unknown, loose: readonly unknown[]): Generator<[value: unknown, isText: boolean]> {
	if (typeof value === 'string') yield [value.replace(/\S+$/, 'it\'s: "new" #1'), !loose.includes(value)];
	else if (typeof value === 'number') yield [value + 1, true];
	else if (Array.isArray(value)) {
		for (const [index, entry] of value.entries()) {
			for (const [other, isText] of changesOf(entry, loose)) yield [value.with(index, other), isText];
			yield [value.toSpliced(index, 1), false];
			yield [value.toSpliced(index, 0, 'new', { name: 'new', text: 'lines\nof text' }), false];
			yield [value.toSpliced(index, 1).toSpliced(index + 1, 0, entry), false];
		}
	} else if (typeof value === 'object' && value !== null) {
		for (const [key, entry] of Object.entries(value)) {
			for (const [other, isText] of changesOf(entry, loose)) yield [{ ...value, [key]: other }, isText];
			yield [Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)), false];
			yield [
				Object.fromEntries(
					Object.entries(value).flatMap((pair) => (pair[0] === key ? [pair, ['new', [{ a: 'b' }]]] : [pair])),
				),
				false,
			];
		}
	}
}

it.each(files)('leaves $file unchanged if no value changes', ({ source }) => {
	expect(writeYaml(source, parse(source))).toBe(source);
});

it.each(files)('changes at most one line of $file for one string, and accepts any other change', async ({ source }) => {
	const value: unknown = parse(source);
	const all = [...changesOf(value, looseTexts(source))];
	// Tests roughly twelve changes to a long file, spread across the whole file.
	const some = all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
	for (const [other, isText] of some) {
		// Deleting a record also deletes the comments inside it, but not those beside it.
		if (!isText) {
			writeYaml(source, other);
			continue;
		}
		const text = await write(source, other);
		expect(comments(text)).toEqual(comments(source));
		expect(
			changed(source, text).every((lines) => lines <= 1),
			text,
		).toBe(true);
	}
});

const list =
	'# About\n\n# first\n- name: One # 1\n  list: [a, b]\n# second\n- name: Two\n  text: >-\n    Folded lines\n    of words\n- name: Three\n';

it.each([
	[
		'adds an entry',
		[{ name: 'New' }],
		1,
		'# first\n- name: One # 1\n  list: [a, b]\n- name: New\n# second\n- name: Two',
	],
	['removes an entry', [], 1, '# first\n- name: One # 1\n  list: [a, b]\n# second\n- name: Three\n'],
])('%s and keeps the comments around it', async (_what, entries, at, part) => {
	const value = parse(list) as unknown[];
	expect(await write(list, value.toSpliced(at, entries.length === 0 ? 1 : 0, ...entries))).toContain(part);
});

it('moves an entry together with its text, and changes another one', async () => {
	const [one, two, three] = parse(list) as Record<string, unknown>[];
	expect(await write(list, [two, one, { ...three, text: 'More' }])).toBe(
		'# About\n\n# first\n# second\n- name: Two\n  text: >-\n    Folded lines\n    of words\n- name: One # 1\n  list: [a, b]\n- name: Three\n  text: More\n',
	);
});

it('keeps the comments at the end of a file', () => {
	expect(writeYaml('a: 1\n# b\nb: 2\n# c\n', { a: 1 })).toBe('a: 1\n# b\n# c\n');
	expect(writeYaml('a: 1\n\n# c\n', { a: 2 })).toBe('a: 2\n\n# c\n');
	expect(writeYaml('a: 1 # c\n', { a: ['b'] })).toContain('# c');
});

it('keeps the indentation of a comment after nested ones', () => {
	const source = 'blocks:\n  - title: Bowls\n    # picture:\n# The position.\norder: 7\n';
	expect(writeYaml(source, { blocks: [{ title: 'Cups' }], order: 7 })).toBe(source.replace('Bowls', 'Cups'));
});

it('does not change a line of text that looks like a comment', () => {
	expect(writeYaml('# Words\na: Bowls\n', { a: '# Words\nmore' })).toBe('# Words\na: |-\n  # Words\n  more\n');
});

it('empties a list and fills it again', () => {
	expect(writeYaml('# About\n- from: /a\n', [])).toBe('# About\n[]\n');
	expect(writeYaml('# About\n[]\n', [{ from: '/b' }])).toBe('# About\n- from: /b\n');
	expect(writeYaml('a: 1\nlist: []\n', { a: 1, list: ['b'] })).toBe('a: 1\nlist:\n  - b\n');
});

it('keeps the paragraphs of an unchanged folded string', () => {
	const text = 'a: >-\n  One\n  two\n\n  three\nb: ';
	expect(writeYaml(`${text}1\n`, { a: 'One two\nthree', b: 2 })).toBe(`${text}2\n`);
});

it('quotes strings that look like other types, and keeps line breaks', () => {
	expect(writeYaml('a: b\n', { a: '12', b: 'true', c: 'One\n\nTwo' })).toBe(
		"a: '12'\nb: 'true'\nc: |-\n  One\n\n  Two\n",
	);
});
