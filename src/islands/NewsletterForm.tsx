import { retry } from '../lib/forms/retry';
import type { FormTexts } from '../schemas/forms';
import { TextField } from './forms/Field';
import type { OtherWaysProps } from './forms/FormResult';
import { IslandForm } from './forms/IslandForm';
import { useSubmission } from './forms/use-submission';
import { island } from './island';

export interface NewsletterFormProps {
	texts: FormTexts['newsletter'];
	/** `unchecked`: nothing is checked before the call, an empty address included (spec §5 Blog newsletter). */
	variant: 'required' | 'unchecked';
	otherWays: OtherWaysProps;
}

function Form({ texts, variant, otherWays }: NewsletterFormProps) {
	const { submission, submit } = useSubmission();
	const isRequired = variant === 'required';

	const onSubmit = (form: HTMLFormElement) => {
		const email = new FormData(form).get('email');
		void submit(async () => {
			try {
				const { subscribe } = await retry(() => import('../lib/forms/newsletter'));
				const { isDone, message } = await subscribe(typeof email === 'string' ? email : '');
				if (!isDone) return { status: 'failed', message: message ?? texts.failure };
				form.reset();
				return { status: 'sent', message };
			} catch (error) {
				console.error('Newsletter', error);
				return { status: 'failed', message: texts.failure };
			}
		});
	};

	return (
		<IslandForm
			submission={submission}
			otherWays={otherWays}
			button={{ label: texts.submit, busyLabel: texts.submitting }}
			noValidate={!isRequired}
			onSubmit={onSubmit}
		>
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" required={isRequired} />
		</IslandForm>
	);
}

/** Subscribes an address to the newsletter (spec §2 Footer, Blog post; §7). */
export const NewsletterForm = island('newsletter-form', Form);
