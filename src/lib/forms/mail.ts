import { init, sendForm } from '@emailjs/browser';
import { settings, TIME_LIMIT } from '../settings';

/** The kinds of message; the delivery provider has a template for each. */
export type MailKind = 'contact' | 'lead';

/** Makes a form element from the submitted values, because the library sends form elements. */
function formOf(fields: FormData): HTMLFormElement {
	const form = document.createElement('form');
	for (const [name, value] of fields) {
		if (typeof value !== 'string') continue;
		const input = document.createElement('input');
		Object.assign(input, { type: 'hidden', name, value });
		form.append(input);
	}
	return form;
}

async function deliver(fields: FormData, kind: MailKind): Promise<void> {
	const { origin, serviceId, publicKey, contactTemplateId, leadTemplateId } = settings.mail;
	const templateId = kind === 'contact' ? contactTemplateId : leadTemplateId;
	if (!serviceId || !templateId || !publicKey) {
		throw new Error(`The settings for sending a ${kind} message are incomplete. See .env.example.`);
	}
	const form = formOf(fields);
	// This leaves the library's headless check, block list and throttle off. The throttle would block a legitimate second
	// attempt.
	init({ publicKey, origin });
	await sendForm(serviceId, templateId, form);
}

/**
 * Sends a form through the e-mail delivery provider (spec §7 Contact form send).
 * @param fields the form's fields at the time of submission.
 * @param kind chooses the provider's template.
 * @throws the error from the provider or the network, or a timeout; the visitor sees the same sentence in each case
 * (spec §8).
 */
export async function sendMail(fields: FormData, kind: MailKind): Promise<void> {
	const limit = new Promise<never>((_resolve, reject) => {
		const late = new Error(`The delivery provider did not answer within ${TIME_LIMIT / 1000} s.`);
		setTimeout(() => reject(late), TIME_LIMIT);
	});
	await Promise.race([deliver(fields, kind), limit]);
}
