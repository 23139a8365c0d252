import { subscribe } from '../lib/forms/newsletter';
import { settings } from '../lib/settings';
import type { FormTexts } from '../schemas/forms';
import { TextField } from './parts/Field';
import type { OtherWaysProps } from './parts/FormResult';
import { island } from './parts/island';
import { IslandForm } from './parts/IslandForm';
import { useSubmission } from './parts/use-submission';

export interface NewsletterFormProps {
	texts: FormTexts['newsletter'];
	/** The `unchecked` form sends even an empty address (spec §5 Blog newsletter). */
	variant: 'required' | 'unchecked';
	otherWays: OtherWaysProps;
}

function Form({ texts, variant, otherWays }: NewsletterFormProps) {
	const { submission, submit } = useSubmission();
	const isRequired = variant === 'required';

	const onSubmit = (form: HTMLFormElement) => {
		const email = new FormData(form).get('email');
		void submit(async () => {
			const { isDone, message } = await subscribe(typeof email === 'string' ? email : '', settings.backendUrl);
			if (!isDone) return { status: 'failed', message: message ?? texts.failure };
			form.reset();
			return { status: 'sent', message: message ?? texts.success };
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			button={{ label: texts.submit, busyLabel: texts.submitting }}
			staysWhenSent
			noValidate={!isRequired}
			onSubmit={onSubmit}
		>
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" required={isRequired} />
		</IslandForm>
	);
}

/** The form for subscribing to the newsletter (spec §2 Footer, Blog post; §7). */
export const NewsletterForm = island('newsletter-form', Form);
