import type { z } from 'astro/zod';

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

type Issue = z.core.$ZodIssue;
type FormatIssue = Extract<Issue, { code: 'invalid_format' }>;
type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function formatExpectation({ format, message, ...issue }: FormatIssue): string {
	if (format === 'email') return 'an e-mail address';
	if (format === 'url') return 'an address that starts with https://';
	if (format === 'starts_with' && 'prefix' in issue) return `a text that starts with ${String(issue.prefix)}`;
	return message;
}

function sizeExpectation(issue: SizeIssue): string {
	const isSmall = issue.code === 'too_small';
	const size = isSmall ? issue.minimum : issue.maximum;
	if (isSmall && size === 1 && issue.origin in UNITS) return `${KINDS[issue.origin]} that is not empty`;
	const bound = issue.exact ? 'exactly' : isSmall ? 'at least' : 'at most';
	return `${bound} ${size}${UNITS[issue.origin] ?? ''}`;
}

/**
 * What a schema expected where it found something else, for the editor of the content.
 * @param issue a fault as the schema reports it; the words of a `regex` stand in the schema itself.
 */
export function expectation(issue: Issue): string {
	switch (issue.code) {
		case 'invalid_type':
			return KINDS[issue.expected] ?? issue.expected;
		case 'too_small':
		case 'too_big':
			return sizeExpectation(issue);
		case 'invalid_format':
			return formatExpectation(issue);
		case 'invalid_value':
			return `one of ${issue.values.join(', ')}`;
		case 'unrecognized_keys':
			return 'no field of this name';
		default:
			return issue.message;
	}
}
