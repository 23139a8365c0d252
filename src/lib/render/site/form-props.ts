import { record } from './content';

/**
 * Returns the texts of a form, and only those that it needs in the browser.
 * @param form its name in content/forms.yaml.
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
