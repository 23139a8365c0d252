import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasFile } from '#integrations/file-check.ts';
import { findRecordProblems } from '#lib/files/records.ts';
import { readYaml } from '#lib/files/texts.ts';
import { schemaOf } from '#schemas/collections.ts';
import { findFieldProblems } from './field-problems.ts';
import values from './field-problems.test.json' with { type: 'json' };

/** The delivered content, in which each test changes one value. */
const read = (file: string) => {
	const schema = schemaOf(file);
	return schema ? [{ ...readYaml(file, readFileSync(file, 'utf8')), schema }] : [];
};
const records = globSync('content/**/*.{yaml,md}').flatMap(read);

/** Returns what an editor reads about a field that has this value. */
function messagesFor(file: string, field: string, value: unknown): string[] {
	const changed = read(`content/${file}`);
	for (const { document } of changed) document.setIn(field.split('.'), value);
	const others = records.filter((record) => record.file !== `content/${file}`);
	const { problems } = findRecordProblems([...others, ...changed], new Map(), hasFile('.'));
	const place = new RegExp(`^content/${file}:\\d+ ${field}: `);
	const all = [...problems, ...findFieldProblems(changed)].filter((problem) => place.test(problem));
	return all.map((problem) => problem.replace(place, ''));
}

test.each(values.flatMap(({ file, field, wrong }) => wrong.map(([value, says]) => ({ file, field, value, says }))))(
	'$file $field: $value gives "$says"',
	({ file, field, value, says }) => expect(messagesFor(file, field, value)).toEqual([says]),
);

test.each(values.flatMap(({ file, field, right = [] }) => right.map((value) => ({ file, field, value }))))(
	'$file $field may be $value',
	({ file, field, value }) => expect(messagesFor(file, field, value)).toEqual([]),
);
