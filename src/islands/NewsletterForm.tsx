import { subscribe } from '#lib/forms/newsletter.ts';
import { backendUrl } from '#lib/settings.ts';
import { Form, type FormIslandProps, inputIn } from './parts/Form.tsx';
import { island } from './parts/island.tsx';

async function send(form: HTMLFormElement) {
	const outcome = await subscribe(inputIn(form, 'email')?.value ?? '', backendUrl);
	if (outcome.isDone) form.reset();
	return outcome;
}

/** The form for subscribing to the newsletter (spec §2 Footer, Blog post; §7). */
export const NewsletterForm = island('newsletter-form', (props: FormIslandProps & { noValidate: boolean }) => (
	<Form {...props} send={send} staysWhenSent />
));
