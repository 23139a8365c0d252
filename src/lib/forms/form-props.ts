import { chatUrl } from '../chat';
import { record } from '../content';

type FormName = 'contact' | 'newsletter' | 'lead';

/**
 * Returns the props of a form's island: its words, and the other ways to reach the agency.
 * @param page the page around the form, as for `chatUrl`.
 */
export async function formProps<Form extends FormName>(form: Form, page: Parameters<typeof chatUrl>[1]) {
	const forms = await record('words');
	const { email, phone, chat } = await record('site');
	return {
		texts: forms[form],
		/** The label of the hidden field that only robots fill in. */
		trap: forms.honeypot,
		otherWays: {
			withoutScript: forms.otherWays,
			afterFailure: forms.waysAfterFailure,
			email: email.address,
			phone: { display: phone.display, number: phone.number },
			chat: chat && { name: chat.name, url: chatUrl(chat.url, page), newTab: forms.navigation.newTab },
		},
	};
}

/** The props that every form's island has. */
export type FormIslandProps<Form extends FormName> = Awaited<ReturnType<typeof formProps<Form>>>;
export type OtherWaysProps = FormIslandProps<FormName>['otherWays'];
