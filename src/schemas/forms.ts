import { z } from 'astro/zod';
import { action, point, text, textWith } from './fields.ts';

const field = z.strictObject({ label: text, placeholder: text.optional() });

/** The line below a form. */
const consent = textWith('link');

/** The words of every form (spec §3, §4, §5, §8). */
export const forms = z.strictObject({
	otherWays: textWith('email', 'phone').describe(
		'Said where a form cannot run its script; {email} and {phone} are filled in.',
	),
	honeypot: text.describe('Label of the field that only a robot fills in.'),
	consent: z
		.strictObject({ contact: consent, newsletter: consent, lead: consent, link: action })
		.optional()
		.describe(
			'The line below each form; {link} is filled in with the link to the privacy notice. Left out, there is none.',
		),
	next: z
		.strictObject({ title: text, contact: z.array(point).min(1), lead: z.array(point).min(1) })
		.optional()
		.describe('What follows once a form is sent, step by step, beside the form. Left out, nothing is said.'),
	contact: z.strictObject({
		name: field,
		email: field,
		message: field,
		submit: text,
		sending: text,
		invalidEmail: text,
		failure: text,
		success: text,
	}),
	newsletter: z.strictObject({ email: field, submit: text, submitting: text, failure: text }),
	lead: z.strictObject({
		name: field,
		email: field,
		phone: field,
		businessType: field,
		businessTypes: z.array(text).min(1),
		submit: text,
		sending: text,
		success: text,
		failure: text,
	}),
});

/** The words of each form, by its name. */
export type FormTexts = z.infer<typeof forms>;
