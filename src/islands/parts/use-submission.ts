import { useReducer, useRef } from 'react';

/** The result of a submission, with the message for the visitor. */
export interface Outcome {
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
