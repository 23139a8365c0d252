import { z } from 'zod';
import { action, point, prose, text, textWith } from './fields.ts';
import { group, named, some } from './help.ts';

const field = z.strictObject({
	label: text.describe('The name of the field.'),
	placeholder: text
		.optional()
		.meta(named('Example', 'The example shown in the empty field, or the first option of a choice.')),
});

const consent = textWith('link').meta({ long: true });

/** The text on a form's button, and the messages that tell visitors the result. */
const sent = {
	submit: text.meta(named('Button', 'The words on the button.')),
	failure: prose.meta(named('When it fails', 'What the form says if sending fails.')),
};
const sending = text.meta(named('While it is sent', 'The words on the button while the form is being sent.'));
const success = prose.meta(named('When it is sent', 'What the form says after it is sent.'));

/** The text in every form (spec §3, §4, §5, §8). */
export const forms = z.strictObject({
	otherWays: textWith('email', 'phone').meta({
		title: 'Other ways',
		long: true,
		description:
			'Shown below a form that cannot work, for example without scripts. The site fills in {email} and {phone}.',
	}),
	insteadOfForm: textWith('email', 'phone').meta({
		long: true,
		description:
			'Shown in place of the contact form if its settings are missing. The site fills in {email} and {phone}.',
	}),
	honeypot: text.meta(
		named('Trap for robots', 'The name of a hidden field. Messages from robots that fill in this field are discarded.'),
	),
	consent: group(named('Privacy lines', 'A line below each form with a link to the privacy notice.'), {
		contact: consent.describe('Shown below the contact form. The site fills in {link}.'),
		newsletter: consent.describe('Shown below the newsletter form. The site fills in {link}.'),
		lead: consent.describe("Shown below the landing page's form. The site fills in {link}."),
		link: action.describe('The link to the privacy notice.'),
	}).optional(),
	next: z
		.strictObject({
			title: text.describe('The heading.'),
			contact: some(point, 'The steps after the contact form.'),
			lead: some(point, "The steps after the landing page's form."),
		})
		.optional()
		.meta({
			title: 'What happens next',
			description: 'Steps beside a form: what happens after it is sent. Promise only what you do every time.',
		}),
	contact: group(named('Contact form', 'The form on Contact, in contact form blocks and beside each post.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		message: field.describe('The field for the message.'),
		...sent,
		sending,
		invalidEmail: text.meta(named('Wrong e-mail address', 'What the form says if the e-mail address is not valid.')),
		success,
	}),
	newsletter: group('The newsletter form in the footer, and beside and below each post.', {
		email: field.describe('The field for the e-mail address.'),
		...sent,
		submitting: sending,
		success: success.meta({
			description: 'What the form says if the newsletter server sends no message of its own.',
		}),
	}),
	lead: group(named('Form of the landing page', 'The form on campaign pages.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		phone: field.describe('The field for the phone number.'),
		businessType: field.describe('The field for the kind of business.'),
		businessTypes: some(text, 'The kinds of business to choose from.'),
		...sent,
		sending,
		success,
	}),
});

export type FormTexts = z.infer<typeof forms>;
