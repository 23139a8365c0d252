import { useReducer, useRef } from 'react';

/** How a submission ended, and what the visitor reads about it. */
export interface Outcome {
	status: 'sent' | 'failed';
	message: string;
}

/** Where a form stands (spec §4). */
export type Submission = { status: 'idle' } | { status: 'sending' } | Outcome;

/** A success may come late and then replaces a failure; a failure never replaces anything but the sending. */
function advance(state: Submission, next: Submission): Submission {
	return next.status === 'failed' && state.status !== 'sending' ? state : next;
}

/**
 * The states of a form. A second `submit` while the first is under way does nothing, so a double click sends once.
 * @returns the state and `submit`, which takes what does the sending; it may report a late outcome through its argument.
 */
export function useSubmission() {
	const [submission, settle] = useReducer(advance, { status: 'idle' });
	// State is too slow to stop the second of two submits in one moment.
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
