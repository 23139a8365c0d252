import { init, sendForm } from '@emailjs/browser';
import { deliveryOf } from '#lib/settings.ts';
import { isWebPage, TIME_LIMIT } from './answer.ts';

async function deliver(form: HTMLFormElement, kind: 'contact' | 'lead'): Promise<void> {
	const delivery = deliveryOf(kind);
	if (!delivery) throw new Error(`The settings for sending a ${kind} message are incomplete. See .env.example.`);
	const { origin, serviceId, publicKey, templateId } = delivery;
	// Leaves the library's headless check, block list and throttle off, which could block a visitor's second attempt.
	init({ publicKey, origin });
	const { text } = await sendForm(serviceId, templateId, form);
	if (isWebPage(text)) throw new Error('The delivery provider answered with a web page.');
}

/**
 * Sends a form through the e-mail delivery provider (spec §7 Contact form send).
 * @throws for every failure and after a time limit; the visitor sees the same sentence in each case (spec §8).
 */
export async function sendMail(form: HTMLFormElement, kind: 'contact' | 'lead'): Promise<void> {
	const late = new Error(`The delivery provider did not answer within ${TIME_LIMIT / 1000} s.`);
	const limit = new Promise<never>((_, reject) => void setTimeout(reject, TIME_LIMIT, late));
	await Promise.race([deliver(form, kind), limit]);
}
