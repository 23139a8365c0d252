import { retry } from '../lib/forms/retry';
import { Field } from './forms/Field';
import type { NewsletterTexts } from './forms/form-texts';
import { Island, type IslandProps } from './Island';
import { IslandForm } from './forms/IslandForm';
import type { OtherWaysProps } from './forms/OtherWays';
import { useSubmission } from './forms/use-submission';

export interface NewsletterFormProps extends IslandProps {
	texts: NewsletterTexts;
	/** `unchecked`: nothing is checked before the call, an empty address included (spec §5 Blog newsletter). */
	variant: 'required' | 'unchecked';
	otherWays: OtherWaysProps;
}

type FormProps = Pick<NewsletterFormProps, 'texts' | 'variant' | 'otherWays'>;

function Form({ texts, variant, otherWays }: FormProps) {
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
			<Field label={texts.email.label}>
				{(control) => (
					<input
						{...control}
						type="email"
						name="email"
						autoComplete="email"
						placeholder={texts.email.placeholder}
						required={isRequired}
					/>
				)}
			</Field>
		</IslandForm>
	);
}

/** Subscribes an address to the newsletter (spec §2 Footer, Blog post; §7). */
export function NewsletterForm({ fallback, className, ...form }: NewsletterFormProps) {
	return (
		<Island name="newsletter-form" fallback={fallback} className={className}>
			<Form {...form} />
		</Island>
	);
}
