import { record } from '../content';

type FormName = 'contact' | 'newsletter' | 'lead';

/** Returns the props of a form's island: its words, and the sentence that names the other ways to reach the agency. */
export async function formProps<Form extends FormName>(form: Form) {
	const forms = await record('words');
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

/** The props that every form's island has. */
export type FormIslandProps<Form extends FormName> = Awaited<ReturnType<typeof formProps<Form>>>;
export type OtherWaysProps = FormIslandProps<FormName>['otherWays'];
