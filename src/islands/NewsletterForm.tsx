import type { FormIslandProps } from '../lib/forms/form-props';
import { subscribe } from '../lib/forms/newsletter';
import { backendUrl } from '../lib/settings';
import { TextField } from './parts/Field';
import { Form } from './parts/Form';
import { island } from './parts/island';

export interface NewsletterFormProps extends FormIslandProps<'newsletter'> {
	/** Unique on the page. */
	id: string;
	/** The `unchecked` form sends even an empty address (spec §5 Blog newsletter). */
	variant: 'required' | 'unchecked';
}

function Newsletter({ id, texts, variant, otherWays }: NewsletterFormProps) {
	const send = async (form: HTMLFormElement) => {
		const email = new FormData(form).get('email');
		const outcome = await subscribe(typeof email === 'string' ? email : '', backendUrl);
		if (outcome.isDone) form.reset();
		return outcome;
	};

	return (
		<Form {...{ id, texts, otherWays, send }} staysWhenSent noValidate={variant === 'unchecked'}>
			<TextField texts={texts.email} type="email" name="email" autoComplete="email" required={variant === 'required'} />
		</Form>
	);
}

/** The form for subscribing to the newsletter (spec §2 Footer, Blog post; §7). */
export const NewsletterForm = island('newsletter-form', Newsletter);
