import { init, sendForm } from '@emailjs/browser';
import { settings, TIME_LIMIT } from '../settings';

/** The kinds of message; the delivery provider has a template for each. */
type MailKind = 'contact' | 'lead';

async function deliver(form: HTMLFormElement, kind: MailKind): Promise<void> {
	const { origin, serviceId, publicKey, contactTemplateId, leadTemplateId } = settings.mail;
	const templateId = kind === 'contact' ? contactTemplateId : leadTemplateId;
	if (!serviceId || !templateId || !publicKey) {
		throw new Error(`The settings for sending a ${kind} message are incomplete. See .env.example.`);
	}
	// Leaves the library's headless check, block list and throttle off, which could block a visitor's second attempt.
	init({ publicKey, origin });
	await sendForm(serviceId, templateId, form);
}

/**
 * Sends a form through the e-mail delivery provider (spec §7 Contact form send).
 * @param kind chooses the provider's template.
 * @throws the error from the provider or the network, or a timeout; the visitor sees the same sentence in each case
 * (spec §8).
 */
export async function sendMail(form: HTMLFormElement, kind: MailKind): Promise<void> {
	const limit = new Promise<never>((_resolve, reject) => {
		const late = new Error(`The delivery provider did not answer within ${TIME_LIMIT / 1000} s.`);
		setTimeout(() => reject(late), TIME_LIMIT);
	});
	await Promise.race([deliver(form, kind), limit]);
}
