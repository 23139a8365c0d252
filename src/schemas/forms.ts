import { z } from 'zod';
import { action, point, prose, text, textWith } from './fields.ts';
import { group, named, some } from './help.ts';

const field = z.strictObject({
	label: text.describe('The name of the field.'),
	placeholder: text
		.optional()
		.meta(named('Example', 'The example shown in the empty field, or the first option of a choice.')),
});

const ways = textWith('email', 'phone').meta({ long: true });
const consent = textWith('link').meta({ long: true });

/** The text on a form's button, and the messages that tell visitors the result. */
const sent = {
	submit: text.meta(named('Button', 'The words on the button.')),
	sending: text.meta(named('While it is sent', 'The words on the button while the form is being sent.')),
	success: prose.meta(named('When it is sent', 'What the form says after it is sent.')),
	failure: prose.meta(named('When it fails', 'What the form says if sending fails.')),
};

/** The text in every form (spec §3, §4, §5, §8). */
export const forms = z.strictObject({
	otherWays: ways.describe('Below a form that cannot work, for example without scripts, with {email} and {phone}.'),
	waysAfterFailure: text.meta(
		named('When sending fails', 'Below the failure of a form, before links to e-mail, phone and chat.'),
	),
	insteadOfForm: ways.describe('In place of the contact form if its settings are missing, with {email} and {phone}.'),
	honeypot: text.meta(
		named('Trap for robots', 'The name of a hidden field. Messages from robots that fill in this field are discarded.'),
	),
	consent: group(named('Privacy lines', 'A line below each form with a link to the privacy notice.'), {
		contact: consent.describe('Shown below the contact form. The site fills in {link}.'),
		newsletter: consent.describe('Shown below the newsletter form. The site fills in {link}.'),
		lead: consent.describe("Shown below the landing page's form. The site fills in {link}."),
		link: action.describe('The link to the privacy notice.'),
	}).optional(),
	next: group(named('What happens next', 'Steps after a form is sent. Promise only what you do every time.'), {
		title: text.describe('The heading.'),
		contact: some(point, 'The steps after the contact form.'),
		lead: some(point, "The steps after the landing page's form."),
	}).optional(),
	contact: group(named('Contact form', 'The form on Contact and beside each post.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		message: field.describe('The field for the message.'),
		...sent,
		invalidEmail: text.meta(named('Wrong e-mail address', 'What the form says if the e-mail address is not valid.')),
	}),
	newsletter: group('The form in the footer and on posts. Its server may answer with messages of its own.', {
		email: field.describe('The field for the e-mail address.'),
		...sent,
	}),
	lead: group(named('Form of the landing page', 'The form on campaign pages.'), {
		name: field.describe('The field for the name.'),
		email: field.describe('The field for the e-mail address.'),
		phone: field.describe('The field for the phone number.'),
		website: field.describe('The field for the present website, which only some pages show.'),
		businessType: field.describe('The field for the kind of business.'),
		businessTypes: some(text, 'The kinds of business to choose from.'),
		...sent,
	}),
});
