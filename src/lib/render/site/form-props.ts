import { record } from './content';

/**
 * What a form shows, from `content/`; no more of it is sent to the browser than the form needs.
 * @param form the form's name in content/forms.yaml.
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
