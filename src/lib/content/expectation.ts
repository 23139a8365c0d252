import { z } from 'astro/zod';

/** The kinds of value, as an editor would call them. */
const KINDS: Readonly<Record<string, string>> = {
	string: 'a text',
	array: 'a list',
	object: 'fields below it',
	boolean: 'true or false',
	number: 'a number',
	int: 'a whole number',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const FORMATS: Readonly<Record<string, string>> = {
	email: 'an e-mail address',
	url: 'an address that starts with https://',
};

type SizeIssue = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>;

function sizeExpectation(issue: SizeIssue): string {
	const isSmall = issue.code === 'too_small';
	const size = isSmall ? issue.minimum : issue.maximum;
	if (isSmall && size === 1 && issue.origin in UNITS) return `${KINDS[issue.origin]} that is not empty`;
	const bound = issue.exact ? 'exactly' : isSmall ? 'at least' : 'at most';
	return `${bound} ${size}${UNITS[issue.origin] ?? ''}`;
}

/**
 * What a schema expected where it found something else, in words that an editor understands. Zod asks for it wherever
 * the schema brings no words of its own. For unknown fields it lists the names of the known ones.
 */
export const expectation: z.core.$ZodErrorMap = (issue) => {
	switch (issue.code) {
		case 'invalid_type':
			return KINDS[issue.expected] ?? issue.expected;
		case 'too_small':
		case 'too_big':
			return sizeExpectation(issue);
		case 'invalid_format':
			return issue.format === 'starts_with' ? `a text that starts with ${issue['prefix']}` : FORMATS[issue.format];
		case 'invalid_value':
			return `one of ${issue.values.join(', ')}`;
		case 'invalid_union':
			// A block of a kind that there is not, or of none.
			return Array.isArray(issue['options']) ? `one of ${issue['options'].join(', ')}` : undefined;
		case 'unrecognized_keys':
			return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : undefined;
		default:
			return undefined;
	}
};
