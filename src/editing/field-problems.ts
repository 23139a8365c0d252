import type { z } from 'zod';
import type { FileRecord } from '#lib/files/records.ts';
import { writtenSchema } from '#schemas/shape.ts';

/** What to write in place of a value of another type. YAML reads 1.10 without quotes as a number, without its zero. */
const TYPES: Readonly<Record<string, string>> = {
	string: 'Put it in quotes, as visitors see it.',
	boolean: 'Write true or false, without quotes.',
	number: 'Write a number without quotes, such as 3.',
	int: 'Write a whole number, such as 3.',
	array: 'Write a list: each entry on a line of its own, after a hyphen and a space.',
	object: 'Write its fields below it, each on a line of its own, with two more spaces before it.',
};

/** Returns what is wrong with a length or a number, such as '78 characters, at most 60. Shorten it.' */
function limitMessage(input: unknown, limit: string, fix: string): string {
	if (input === '') return 'This is empty. Write a text, or delete the line.';
	if (typeof input !== 'string' && !Array.isArray(input)) return `It is ${String(input)}, and must be ${limit}.`;
	const [one, many] = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
	return `${input.length} ${input.length === 1 ? one : many}, ${limit}. ${fix}`;
}

/** Returns what an editor has to do about a wrong field, if the schema does not say it itself. */
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
	const { input } = issue;
	if (issue.code === 'unrecognized_keys')
		return `There is no field ${issue.keys.map((key) => `"${key}"`).join(' or ')}. Correct the name, or remove it.`;
	if (issue.code === 'too_big')
		return limitMessage(input, `${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`, 'Shorten it.');
	if (issue.code === 'too_small')
		return limitMessage(input, `${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`, 'Write more.');
	if (input === undefined) return 'This field is missing. Write it.';
	if (input === null) return 'This is empty. Write something, or delete the line.';
	if (issue.code === 'invalid_value') return `Write one of ${issue.values.join(', ')}.`;
	if (issue.code === 'invalid_union') return `Write one of ${String(issue.options).replaceAll(',', ', ')}.`;
	return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
}

/** Returns which fields of the records their schemas refuse, each with the file and the line. */
export const findFieldProblems = (records: readonly FileRecord[]): string[] =>
	records.flatMap(({ schema, document, at }) => {
		const issues = writtenSchema(schema).safeParse(document.toJS(), { error: messageFor }).error?.issues ?? [];
		return issues.map(({ path, message }) => `${at(path.join('.'))}: ${message}`);
	});
