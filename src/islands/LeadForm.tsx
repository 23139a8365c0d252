import { sendMail } from '../lib/forms/mail';
import { sourceOf } from '../lib/forms/source';
import { deliveryOf } from '../lib/settings';
import { Form, type FormIslandProps, inputIn } from './parts/Form';
import { island } from './parts/island';

/** How long the form pretends to send if leads are not delivered, in milliseconds (spec §9). */
const SENDING_TIME = 2000;

async function send(form: HTMLFormElement) {
	const source = inputIn(form, 'source');
	if (source) source.value = sourceOf(new URL(window.location.href), document.referrer);
	if (deliveryOf('lead')) await sendMail(form, 'lead');
	else await new Promise((resolve) => setTimeout(resolve, SENDING_TIME));
	return { isDone: true };
}

function Lead(props: FormIslandProps) {
	return <Form {...props} send={send} />;
}

/** The form for requesting a quote; without a lead template, it sends nothing (spec §4 Landing lead form). */
export const LeadForm = island('lead-form', Lead);
