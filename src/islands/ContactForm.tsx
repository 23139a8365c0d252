import { useRef, useState } from 'react';
import { isEmailAddress } from '../lib/forms/email-pattern';
import { Field } from './forms/Field';
import type { ContactTexts } from './forms/form-texts';
import { Honeypot } from './forms/Honeypot';
import { IslandForm } from './forms/IslandForm';
import type { OtherWaysProps } from './forms/OtherWays';
import { sendForm } from './forms/send-form';
import { TextField } from './forms/TextField';
import { useSubmission } from './forms/use-submission';
import { island } from './island';

export interface ContactFormProps {
	texts: ContactTexts;
	/** Label of the field that only a robot fills in. */
	honeypot: string;
	otherWays: OtherWaysProps;
}

function Form({ texts, honeypot, otherWays }: ContactFormProps) {
	const { submission, submit } = useSubmission();
	const [isEmailWrong, setIsEmailWrong] = useState(false);
	const email = useRef<HTMLInputElement>(null);
	const trap = useRef<HTMLInputElement>(null);

	const onSubmit = (form: HTMLFormElement) => {
		const fields = new FormData(form);
		// Phones end a suggested address with a space.
		const address = email.current?.value.trim() ?? '';
		setIsEmailWrong(!isEmailAddress(address));
		if (!isEmailAddress(address)) {
			window.alert(texts.invalidEmail);
			email.current?.focus();
			return;
		}
		fields.set('email', address);
		fields.set('time', new Date().toLocaleString());
		void submit(async (report) => {
			// A robot learns nothing from a refusal that it does not see.
			if (trap.current?.value) return { status: 'sent', message: texts.success };
			return sendForm(fields, 'contact', texts, report);
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			button={{ label: texts.submit, busyLabel: texts.sending }}
			isReplacedWhenSent
			onSubmit={onSubmit}
		>
			<TextField texts={texts.name} name="name" autoComplete="name" required />
			{/* Not type=email: the browser's own check would come before the one of spec §5. */}
			<TextField
				texts={texts.email}
				error={isEmailWrong ? texts.invalidEmail : undefined}
				ref={email}
				inputMode="email"
				name="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<Field label={texts.message.label}>
				{(control) => (
					<textarea {...control} name="message" rows={5} placeholder={texts.message.placeholder} required />
				)}
			</Field>
			<input type="hidden" name="time" />
			<Honeypot ref={trap} label={honeypot} />
		</IslandForm>
	);
}

/** Sends a message to the agency (spec §2 Contact, §4, §5, §8). */
export const ContactForm = island('contact-form', Form);
