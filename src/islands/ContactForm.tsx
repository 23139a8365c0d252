import { lazy } from 'react';
import type { Terms } from '../lib/brief/answers';
import type { FormIslandProps } from '../lib/forms/form-props';
import { sendMail } from '../lib/forms/mail';
import { checkTrap, Field, TextField, Trap } from './parts/Field';
import { Form } from './parts/Form';
import { island } from './parts/island';

/** Matches an address such as `text@text.text`, without spaces (spec §5). */
const EMAIL = /^\S+@\S+\.\S+$/;

const ID = 'contact-form';

// If its file cannot be loaded, the thanks are only words.
const SentBrief = lazy(() => import('./parts/BriefCloth').catch(() => ({ default: () => null })));

export interface ContactFormProps extends FormIslandProps<'contact'> {
	/** What the cloth of a brief in the message is woven from. */
	terms?: Terms | undefined;
}

/** Returns the field with this name. */
const input = (form: HTMLFormElement, name: 'email' | 'time') => form.querySelector<HTMLInputElement>(`[name=${name}]`);

function Contact({ texts, trap, otherWays, terms }: ContactFormProps) {
	const check = (form: HTMLFormElement) => {
		const email = input(form, 'email');
		const error = form.querySelector('.field-error');
		const isValid = EMAIL.test(email?.value ?? '');
		// The fields are not React's.
		email?.setAttribute('aria-invalid', String(!isValid));
		if (error) error.textContent = isValid ? '' : texts.invalidEmail;
		if (!isValid) {
			window.alert(texts.invalidEmail);
			email?.focus();
		}
		return isValid;
	};

	const send = async (form: HTMLFormElement) => {
		checkTrap(form);
		const time = input(form, 'time');
		if (time) time.value = new Date().toLocaleString();
		await sendMail(form, 'contact');
		const message = form.querySelector('textarea')?.value ?? '';
		return { isDone: true, more: terms && message.includes('#w=') && <SentBrief {...{ message, terms }} /> };
	};

	return (
		<Form id={ID} texts={texts} otherWays={otherWays} check={check} send={send}>
			<TextField texts={texts.name} name="name" autoComplete="name" />
			<div className="field">
				{/* With type=email, the browser's own check would come before the one that spec §5 requires. */}
				<TextField
					texts={texts.email}
					inputMode="email"
					name="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby={`${ID}-error`}
				/>
				<p className="field-error" id={`${ID}-error`} role="alert" />
			</div>
			<Field label={texts.message.label}>
				<textarea className="field-input" name="message" rows={6} placeholder={texts.message.placeholder} required />
			</Field>
			<input type="hidden" name="time" />
			<Trap label={trap} />
		</Form>
	);
}

/** The form for sending the agency a message (spec §2 Contact, §4, §5, §8). */
export const ContactForm = island('contact-form', Contact);
