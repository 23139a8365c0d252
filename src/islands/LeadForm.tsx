import { sendMail } from '#lib/forms/mail.ts';
import { sourceOf } from '#lib/forms/source.ts';
import { deliveryOf } from '#lib/settings.ts';
import { Form, type FormIslandProps, inputIn } from './parts/Form.tsx';
import { island } from './parts/island.tsx';

/** How long the form pretends to send if leads are not delivered, in milliseconds (spec §9). */
const SENDING_TIME = 2000;

async function send(form: HTMLFormElement) {
	const source = inputIn(form, 'source');
	if (source) source.value = sourceOf(new URL(window.location.href), document.referrer);
	if (deliveryOf('lead')) await sendMail(form, 'lead');
	else await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
	return { isDone: true };
}

/** The form for requesting a quote; without a lead template, it sends nothing (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', (props: FormIslandProps) => <Form {...props} send={send} />);
