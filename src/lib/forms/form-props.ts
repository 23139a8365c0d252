import { record } from '../content';

/**
 * Returns the text for a form's island, with the agency's e-mail address and phone number.
 * @param form the name of the form in content/forms.yaml.
 */
export async function formProps<Form extends 'contact' | 'newsletter' | 'lead'>(form: Form) {
	const forms = await record('forms');
	const { email, phone } = await record('site');
	return {
		texts: forms[form],
		otherWays: {
			text: forms.otherWays,
			email: email.address,
			phone: { display: phone.display, number: phone.number },
		},
	};
}
