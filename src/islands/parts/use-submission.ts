import { useReducer, useRef } from 'react';
import { sendMail, type MailKind } from '../../lib/browser/forms/mail';

/** The result of a submission, with the message for the visitor. */
interface Outcome {
	status: 'sent' | 'failed';
	message: string;
}

/** The state of a form (spec §4). */
export type Submission = { status: 'idle' } | { status: 'sending' } | Outcome;

/** Returns the next state. A late success replaces a failure; a failure counts only while the form is being sent. */
function advance(state: Submission, next: Submission): Submission {
	return next.status === 'failed' && state.status !== 'sending' ? state : next;
}

/**
 * Manages the state of a form. Ignores further submissions while one is in progress, so a double click sends the form
 * only once.
 * @returns the state, and `submit`. `submit` takes the function that sends the form; that function may report a late
 * outcome.
 */
export function useSubmission() {
	const [submission, settle] = useReducer(advance, { status: 'idle' });
	// This is a ref, because state would update too late to stop a second submission at the same moment.
	const isBusy = useRef(false);

	const submit = async (send: (report: (outcome: Outcome) => void) => Promise<Outcome>): Promise<void> => {
		if (isBusy.current) return;
		isBusy.current = true;
		settle({ status: 'sending' });
		try {
			settle(await send(settle));
		} finally {
			isBusy.current = false;
		}
	};
	return { submission, submit };
}

/**
 * Sends the fields of a form by e-mail.
 * @param texts the messages for both outcomes.
 * @param report called if sending succeeds after the visitor has already seen a failure.
 */
export async function sendForm(
	fields: FormData,
	kind: MailKind,
	texts: { success: string; failure: string },
	report: (outcome: Outcome) => void,
): Promise<Outcome> {
	const sent: Outcome = { status: 'sent', message: texts.success };
	try {
		await sendMail(fields, kind, () => report(sent));
		return sent;
	} catch {
		return { status: 'failed', message: texts.failure };
	}
}
