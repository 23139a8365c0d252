import { z } from 'zod';
import { nearName } from '../../../schemas/near-name.ts';
import { quote } from '../quote.ts';
import { isRecord } from './is-record.ts';
import { count } from '../../../schemas/count.ts';
import type { ProblemText } from './problem.ts';

/** A problem, with the path to its field. */
export interface ValueProblem extends ProblemText {
	path: PropertyKey[];
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** What editors would call each type. */
const KINDS: Readonly<Record<string, string>> = {
	string: 'text',
	array: 'a list',
	object: 'a group of fields',
	boolean: 'true or false',
	number: 'a number',
	int: 'a whole number',
};

/** Suggests the most similar name; if none is similar, suggests `otherwise`. */
export function nearFix(value: string, known: readonly string[], otherwise: string): string {
	const near = nearName(value, known);
	return near === undefined ? otherwise : `Did you mean ${near}?`;
}

/** Suggests the most similar name; if none is similar, lists all names. */
export const nameFix = (value: string, known: readonly string[]): string =>
	nearFix(value, known, known.length > 0 ? `Use one of ${known.join(', ')}.` : 'None exists yet.');

function typeProblem(expected: string, input: unknown): ProblemText {
	const kind = KINDS[expected] ?? expected;
	if (input === undefined || input === null) return { message: 'missing', fix: `Add ${kind}.` };
	const isPlain = expected === 'string' && typeof input !== 'object';
	const fix = isPlain ? 'Put it in quotation marks.' : `Write ${kind}.`;
	return { message: `${quote(input)} is not ${kind}`, fix };
}

function sizeProblem(issue: SizeIssue): ProblemText {
	const isSmall = issue.code === 'too_small';
	const limit = Number(isSmall ? issue.minimum : issue.maximum);
	const { input, origin } = issue;
	if (typeof input !== 'string' && !Array.isArray(input))
		return {
			message: `${quote(input)} is too ${isSmall ? 'small' : 'large'}`,
			fix: `Write ${isSmall ? 'at least' : 'at most'} ${limit}.`,
		};
	const size = origin === 'array' ? count(input.length, 'entry', 'entries') : count(input.length, 'character');
	const found = input.length === 0 ? 'empty' : size;
	if (isSmall && limit === 1) return { message: 'empty', fix: origin === 'array' ? 'Add an entry.' : 'Add text.' };
	const inList = `${isSmall ? 'Add' : 'Remove'} ${Math.abs(input.length - limit)}.`;
	const fix = origin === 'array' ? inList : isSmall ? 'Write more.' : 'Shorten it.';
	const rule = issue.exact ? 'exactly' : isSmall ? 'at least' : 'at most';
	return { message: `${found}, ${rule} ${limit}`, fix };
}

function stringFormatProblem(issue: z.core.$ZodIssueInvalidStringFormat): ProblemText {
	const value = quote(issue.input);
	if (issue.format === 'email') return { message: `${value} is not an e-mail address`, fix: 'Correct it.' };
	if (issue.format === 'url') return { message: `${value} is not a web address`, fix: 'Start it with https://.' };
	return {
		message: `${value} is not valid`,
		fix: `Start it with ${'prefix' in issue ? String(issue.prefix) : 'something else'}.`,
	};
}

/**
 * Returns the problem that a zod issue describes. A message written in the schema is a whole sentence, and becomes the
 * fix.
 */
function problemOf(issue: z.core.$ZodIssue): ProblemText {
	if (issue.message !== '')
		return {
			message: issue.input === undefined ? 'missing' : `${quote(issue.input)} is not valid`,
			fix: issue.message,
		};
	switch (issue.code) {
		case 'invalid_type':
			return typeProblem(issue.expected, issue.input);
		case 'too_small':
		case 'too_big':
			return sizeProblem(issue);
		case 'invalid_format':
			return stringFormatProblem(issue);
		case 'invalid_value':
			return {
				message: `${quote(issue.input)} is not valid`,
				fix: nameFix(String(issue.input), issue.values.map(String)),
			};
		default:
			return {
				message: `${quote(issue.input)} is not valid`,
				fix: 'Read the description of the field in src/schemas/.',
			};
	}
}

/** Returns the problem for a block whose kind is unknown or missing. */
function blockKindProblem(value: unknown, known: readonly string[]): ProblemText {
	if (value === undefined) return { message: 'missing', fix: nameFix('', known) };
	return { message: `${quote(value)} is not valid`, fix: nameFix(String(value), known) };
}

/**
 * Suppresses zod's default messages, so that only messages written in the schemas remain. For an unknown field, returns
 * the names of the known fields.
 */
const namesOf: z.core.$ZodErrorMap = (issue) =>
	issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join() : '';

/** Checks a value. Returns the parsed data, or the problems in the value. */
export function checkValue<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
): { data: z.output<Schema>; problems: [] } | { data?: undefined; problems: ValueProblem[] } {
	const result = schema.safeParse(value, { error: namesOf, reportInput: true });
	if (result.success) return { data: result.data, problems: [] };
	const problems = result.error.issues.flatMap((issue): ValueProblem[] => {
		const { path, input } = issue;
		if (issue.code === 'unrecognized_keys') {
			const fix = (key: string): string => nameFix(key, issue.message.split(','));
			return issue.keys.map((key) => ({ path: [...path, key], message: 'unknown field', fix: fix(key) }));
		}
		if ('options' in issue && Array.isArray(issue.options) && isRecord(input))
			return [{ path, ...blockKindProblem(input[String(path.at(-1))], issue.options.map(String)) }];
		return [{ path, ...problemOf(issue) }];
	});
	return { problems };
}
