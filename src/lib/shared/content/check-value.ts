import { z } from 'zod';
import { nearName } from '../../../schemas/near-name.ts';
import { quote } from '../quote.ts';
import { isRecord } from './is-record.ts';
import { count } from './problem.ts';

/* What is wrong with a value, in the words of an editor. It runs in the build and in the editing page. */

/** A problem of one value, with the way to its field. */
export interface ValueProblem {
	path: PropertyKey[];
	/** What is wrong, without a full stop. */
	message: string;
	/** What to do, as a sentence. */
	fix: string;
}

type Words = Omit<ValueProblem, 'path'>;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** The kinds of value, as an editor would call them. */
const KINDS: Readonly<Record<string, string>> = {
	string: 'a text',
	array: 'a list',
	object: 'a record with fields of its own',
	boolean: 'true or false',
	number: 'a number',
	int: 'a whole number',
};

/** Asks for the name that was probably meant, or else says what to do. */
export function nearFix(value: string, known: readonly string[], otherwise: string): string {
	const near = nearName(value, known);
	return near === undefined ? otherwise : `Did you mean ${near}?`;
}

/** Asks for the name that was probably meant, or else lists all. */
export const nameFix = (value: string, known: readonly string[]): string =>
	nearFix(value, known, known.length > 0 ? `Use one of ${known.join(', ')}.` : 'There are none yet.');

function typeWords(expected: string, input: unknown): Words {
	const kind = KINDS[expected] ?? expected;
	if (input === undefined || input === null) return { message: 'missing', fix: `Add ${kind}.` };
	const isPlain = expected === 'string' && typeof input !== 'object';
	const fix = isPlain ? 'Put it in quotation marks.' : `Write ${kind}.`;
	return { message: `${quote(input)} is not ${kind}`, fix };
}

function sizeWords(issue: SizeIssue): Words {
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
	if (issue.exact) return { message: `${found}, exactly ${limit} fit`, fix: isSmall ? 'Add some.' : 'Remove some.' };
	if (isSmall && limit === 1) return { message: 'empty', fix: origin === 'array' ? 'Add an entry.' : 'Write a text.' };
	const fix = origin === 'array' ? (isSmall ? 'Add some.' : 'Remove some.') : isSmall ? 'Write more.' : 'Shorten it.';
	return { message: `${found}, ${isSmall ? 'at least' : 'at most'} ${limit}`, fix };
}

function formatWords(issue: z.core.$ZodIssueInvalidStringFormat): Words {
	const value = quote(issue.input);
	if (issue.format === 'email') return { message: `${value} is not an e-mail address`, fix: 'Correct it.' };
	if (issue.format === 'url') return { message: `${value} is not a web address`, fix: 'Start it with https://.' };
	return {
		message: `${value} is not valid`,
		fix: `Start it with ${'prefix' in issue ? String(issue.prefix) : 'something else'}.`,
	};
}

/** The words for what zod found. A message that a schema brings itself says what to write. */
function wordsOf(issue: z.core.$ZodIssue): Words {
	if (issue.message !== '')
		return {
			message: issue.input === undefined ? 'missing' : `${quote(issue.input)} is not valid`,
			fix: `Write ${issue.message}${issue.message.endsWith('?') ? '' : '.'}`,
		};
	switch (issue.code) {
		case 'invalid_type':
			return typeWords(issue.expected, issue.input);
		case 'too_small':
		case 'too_big':
			return sizeWords(issue);
		case 'invalid_format':
			return formatWords(issue);
		case 'invalid_value':
			return {
				message: `${quote(issue.input)} is not known here`,
				fix: nameFix(String(issue.input), issue.values.map(String)),
			};
		default:
			return { message: `${quote(issue.input)} is not valid`, fix: 'See its description.' };
	}
}

/** A block of a kind that there is not, or of none. */
function kindWords(value: unknown, known: readonly string[]): Words {
	if (value === undefined) return { message: 'missing', fix: nameFix('', known) };
	return { message: `${quote(value)} is not known here`, fix: nameFix(String(value), known) };
}

/** Empty, so that the message of a schema itself can be told; but the names of the fields stand nowhere else. */
const namesOf: z.core.$ZodErrorMap = (issue) =>
	issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join() : '';

/** Checks a value; gives what its schema makes of it, or all that is wrong with it. */
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
			return [{ path, ...kindWords(input[String(path.at(-1))], issue.options.map(String)) }];
		return [{ path, ...wordsOf(issue) }];
	});
	return { problems };
}
