import { useId, useRef, useState } from 'react';
import type { FormIslandProps } from '../lib/forms/form-props';
import { sendMail } from '../lib/forms/mail';
import { Field, TextField } from './parts/Field';
import { Form } from './parts/Form';
import { island } from './parts/island';

/** Matches an address such as `text@text.text`, without spaces (spec §5). Phones add a space when they autocomplete. */
const EMAIL = /^\s*\S+@\S+\.\S+\s*$/;

export interface ContactFormProps extends FormIslandProps<'contact'> {
	/** The label of the hidden field that only robots fill in. */
	honeypot: string;
}

function Contact({ texts, honeypot, otherWays }: ContactFormProps) {
	const [isEmailWrong, setIsEmailWrong] = useState(false);
	const email = useRef<HTMLInputElement>(null);
	const time = useRef<HTMLInputElement>(null);
	const trap = useRef<HTMLInputElement>(null);
	const errorId = useId();

	const check = () => {
		const isValid = EMAIL.test(email.current?.value ?? '');
		setIsEmailWrong(!isValid);
		if (!isValid) {
			window.alert(texts.invalidEmail);
			email.current?.focus();
		}
		return isValid;
	};

	const send = async (form: HTMLFormElement) => {
		if (email.current) email.current.value = email.current.value.trim();
		if (time.current) time.current.value = new Date().toLocaleString();
		// A robot must not see that it was rejected.
		if (!trap.current?.value) await sendMail(form, 'contact');
		return { isDone: true };
	};

	return (
		<Form texts={texts} otherWays={otherWays} check={check} send={send}>
			<TextField texts={texts.name} name="name" autoComplete="name" />
			<div className="field">
				{/* With type=email, the browser's own check would come before the one that spec §5 requires. */}
				<TextField
					texts={texts.email}
					ref={email}
					inputMode="email"
					name="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					aria-invalid={isEmailWrong || undefined}
					aria-describedby={isEmailWrong ? errorId : undefined}
				/>
				{isEmailWrong && (
					<p className="field-error" id={errorId} role="alert">
						{texts.invalidEmail}
					</p>
				)}
			</div>
			<Field label={texts.message.label}>
				<textarea className="field-input" name="message" rows={6} placeholder={texts.message.placeholder} required />
			</Field>
			<input ref={time} type="hidden" name="time" />
			{/* The field has no name, so it is never sent. */}
			<label className="visually-hidden" inert>
				{honeypot} <input ref={trap} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</Form>
	);
}

/** The form for sending the agency a message (spec §2 Contact, §4, §5, §8). */
export const ContactForm = island('contact-form', Contact);
