import { useRef, useState } from 'react';
import { isEmailAddress } from '../lib/forms/email-pattern';
import { localTime } from '../lib/forms/local-time';
import { retry } from '../lib/forms/retry';
import { Field } from './forms/Field';
import type { ContactTexts } from './forms/form-texts';
import { Honeypot } from './forms/Honeypot';
import { Island, type IslandProps } from './Island';
import { IslandForm } from './forms/IslandForm';
import type { OtherWaysProps } from './forms/OtherWays';
import { type Outcome, useSubmission } from './forms/use-submission';

export interface ContactFormProps extends IslandProps {
	texts: ContactTexts;
	/** Label of the field that only a robot fills in. */
	honeypot: string;
	otherWays: OtherWaysProps;
}

type FormProps = Pick<ContactFormProps, 'texts' | 'honeypot' | 'otherWays'>;

function Form({ texts, honeypot, otherWays }: FormProps) {
	const { submission, submit } = useSubmission();
	const [isEmailWrong, setIsEmailWrong] = useState(false);
	const email = useRef<HTMLInputElement>(null);
	const time = useRef<HTMLInputElement>(null);
	const trap = useRef<HTMLInputElement>(null);

	const onSubmit = (form: HTMLFormElement) => {
		const address = email.current?.value.trim() ?? '';
		const isWrong = !isEmailAddress(address);
		setIsEmailWrong(isWrong);
		if (isWrong) {
			window.alert(texts.invalidEmail);
			email.current?.focus();
			return;
		}
		if (time.current) time.current.value = localTime();
		const fields = new FormData(form);
		// Phones end a suggested address with a space.
		fields.set('email', address);
		const sent: Outcome = { status: 'sent', message: texts.success };
		void submit(async (report) => {
			// A robot learns nothing from a refusal that it does not see.
			if (trap.current?.value) return sent;
			try {
				const { sendMail } = await retry(() => import('../lib/forms/mail'));
				await sendMail(fields, 'contact', () => report(sent));
				return sent;
			} catch {
				return { status: 'failed', message: texts.failure };
			}
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
			<Field label={texts.name.label}>
				{(control) => (
					<input
						{...control}
						type="text"
						name="name"
						autoComplete="name"
						placeholder={texts.name.placeholder}
						required
					/>
				)}
			</Field>
			<Field label={texts.email.label} error={isEmailWrong ? texts.invalidEmail : undefined}>
				{(control) => (
					// Not type=email: the browser's own check would come before the one of spec §5.
					<input
						{...control}
						ref={email}
						type="text"
						inputMode="email"
						name="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
						placeholder={texts.email.placeholder}
						required
					/>
				)}
			</Field>
			<Field label={texts.message.label}>
				{(control) => (
					<textarea {...control} name="message" rows={5} placeholder={texts.message.placeholder} required />
				)}
			</Field>
			<input ref={time} type="hidden" name="time" />
			<Honeypot ref={trap} label={honeypot} />
		</IslandForm>
	);
}

/** Sends a message to the agency (spec §2 Contact, §4, §5, §8). */
export function ContactForm({ fallback, className, ...form }: ContactFormProps) {
	return (
		<Island name="contact-form" fallback={fallback} className={className}>
			<Form {...form} />
		</Island>
	);
}
