import { sendMail } from '#lib/forms/mail.ts';
import { sourceOf } from '#lib/forms/source.ts';
import { deliveryOf } from '#lib/settings.ts';
import { Form, type FormIslandProps, inputIn } from './parts/Form.tsx';
import { island } from './parts/island.tsx';

async function send(form: HTMLFormElement) {
	const source = inputIn(form, 'source');
	if (source) source.value = sourceOf(new URL(window.location.href), document.referrer);
	if (deliveryOf('lead')) await sendMail(form, 'lead');
	// Leads that nobody receives take as long to send (spec §9).
	else await new Promise((resolve) => setTimeout(resolve, 2000));
	return { isDone: true };
}

/** The form for requesting a quote; without a lead template, it sends nothing (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', (props: FormIslandProps) => <Form {...props} send={send} />);
