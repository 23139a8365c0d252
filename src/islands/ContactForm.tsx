import { useRef, useState } from 'react';
import type { FormTexts } from '../schemas/forms';
import { FacetTick } from './parts/FacetTick';
import { Field, TextField } from './parts/Field';
import type { OtherWaysProps } from './parts/FormResult';
import { IslandForm } from './parts/IslandForm';
import { sendForm } from './parts/send-form';
import { useSubmission } from './parts/use-submission';
import { island } from './parts/island';

/** Matches an address such as `text@text.text`, without spaces (spec §5). */
const EMAIL = /^\S+@\S+\.\S+$/;

export interface ContactFormProps {
	texts: FormTexts['contact'];
	/** The label of the hidden field that only robots fill in. */
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
		// Phones add a space when they autocomplete an address.
		const address = email.current?.value.trim() ?? '';
		const isWrong = !EMAIL.test(address);
		setIsEmailWrong(isWrong);
		if (isWrong) {
			window.alert(texts.invalidEmail);
			email.current?.focus();
			return;
		}
		fields.set('email', address);
		fields.set('time', new Date().toLocaleString());
		void submit(async (report) => {
			// A robot must not see that it was rejected.
			if (trap.current?.value) return { status: 'sent', message: texts.success };
			return sendForm(fields, 'contact', texts, report);
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			button={{ label: texts.submit, busyLabel: texts.sending }}
			mark={<FacetTick />}
			onSubmit={onSubmit}
		>
			<TextField texts={texts.name} name="name" autoComplete="name" required />
			{/* With type=email, the browser's own check would come before the one that spec §5 requires. */}
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
			{/* The field has no name, so it is never sent. */}
			<div className="visually-hidden" inert>
				<label>
					{honeypot} <input ref={trap} type="text" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</IslandForm>
	);
}

/** The form for sending the agency a message (spec §2 Contact, §4, §5, §8). */
export const ContactForm = island('contact-form', Form);
