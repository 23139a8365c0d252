import { lazy } from 'react';
import type { Terms } from '#lib/brief/terms.ts';
import { sendMail } from '#lib/forms/mail.ts';
import { Form, type FormIslandProps, inputIn } from './parts/Form.tsx';
import { island } from './parts/island.tsx';

/** Matches an address such as `text@text.text`, without spaces (spec §5). */
const EMAIL = /^\S+@\S+\.\S+$/;

// If its file cannot be loaded, the thanks are only words.
const SentBrief = lazy(() => import('./parts/BriefCloth.tsx').catch(() => ({ default: () => null })));

export interface ContactFormProps extends FormIslandProps {
	texts: FormIslandProps['texts'] & { invalidEmail: string };
	/** What the cloth of a brief in the message is woven from. */
	terms?: Terms | undefined;
}

function Contact({ terms, ...props }: ContactFormProps) {
	const check = (form: HTMLFormElement) => {
		const { invalidEmail } = props.texts;
		const email = inputIn(form, 'email');
		const error = form.querySelector('.field-error');
		const isValid = EMAIL.test(email?.value ?? '');
		// The fields are not React's.
		const mark = (problem: string) => {
			email?.setAttribute('aria-invalid', String(problem !== ''));
			if (error) error.textContent = problem;
		};
		mark(isValid ? '' : invalidEmail);
		if (!isValid) {
			window.alert(invalidEmail);
			email?.focus();
			email?.addEventListener('input', () => mark(''), { once: true });
		}
		return isValid;
	};

	const send = async (form: HTMLFormElement) => {
		const time = inputIn(form, 'time');
		if (time) time.value = new Date().toLocaleString();
		await sendMail(form, 'contact');
		const message = form.querySelector('textarea')?.value ?? '';
		const hasBrief = message.includes('#w=');
		if (hasBrief) dispatchEvent(new CustomEvent('brief:count', { detail: 'brief sent' }));
		return { isDone: true, more: terms && hasBrief && <SentBrief {...{ message, terms }} /> };
	};

	return <Form {...props} check={check} send={send} />;
}

/** The form for sending the agency a message (spec §2 Contact, §4, §5, §8). */
export const ContactForm = island('contact-form', Contact);
