import { z } from 'zod';

/* Texts, and the names of other records. */

/** Lists with commas and a final `and`, such as `a, b and c`. */
const lists = new Intl.ListFormat('en-GB');

/** Text with at least one character. */
export const anyText = z.string().trim().min(1, { abort: true });

/** The facts that any text may name in braces, such as `{name}`. */
export const FACTS = ['name', 'email', 'phone', 'address', 'hours', 'chat'] as const;

/** Braces with what is in them, also without an end. */
const BRACES = /\{+[^{}\n]*\}*|\}+/g;

/** Text in which only these words and the facts may appear in braces. It may be Markdown. @param others the words without braces. */
export const textFilling = (...others: string[]) =>
	anyText.check(({ value: input, issues }) => {
		const known = [...FACTS, ...others].map((name) => `{${name}}`);
		const unknown = input.match(BRACES)?.find((braces) => !known.includes(braces));
		if (unknown === undefined) return;
		const message = `Remove ${unknown.slice(0, 40)}. Only ${lists.format(known)} can be used here.`;
		issues.push({ code: 'custom', input, message });
	});

const MARKS = /<[/!]?[a-z-][^<>]*>|&([a-z]+|#\w+);|\*\*[^*]+\*\*|\]\(/i;
const plain = (...words: string[]) =>
	textFilling(...words).refine((input) => !MARKS.test(input), 'Remove the HTML or Markdown. Visitors would see it.');

/** A line or paragraph that visitors read. */
export const text = plain();

/** The file name of a project. */
export const projectName = text.meta({ relation: 'projects' });

/** The file name of a service. */
export const serviceName = text.meta({ relation: 'services' });

/** Text that may have more than one line. */
export const prose = text.meta({ long: true });

/** Text that must contain these words in braces, for the site to replace. @param names the words without braces. */
export const textWith = (...names: string[]) =>
	plain(...names).check(({ value, issues }) => {
		const missing = names.map((name) => `{${name}}`).filter((braces) => !value.includes(braces));
		if (missing.length > 0)
			issues.push({ code: 'custom', input: value, message: `Add ${lists.format(missing)} to the text.` });
	});
