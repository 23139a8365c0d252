import './facet-tick.css';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { FormTexts } from '../../schemas/forms';
import { OtherWays, type OtherWaysProps } from './OtherWays';

/** The state of a form (spec §4), with the message for the visitor once it is sent or has failed. */
type Submission = { status: 'idle' | 'sending' } | { status: 'sent' | 'failed'; message: string };

/** The props of every form's island; `formProps` makes them. */
export interface FormIslandProps<Name extends 'contact' | 'lead' | 'newsletter'> {
	texts: FormTexts[Name];
	otherWays: OtherWaysProps;
}

export interface FormProps {
	texts: { submit: string; success: string; failure: string };
	/** The label of the button while the form is being sent. */
	busyLabel: string;
	otherWays: OtherWaysProps;
	/** Whether the form stays when it has been sent, instead of being replaced by the message. */
	staysWhenSent?: boolean;
	/** Whether the browser does not check the fields. */
	noValidate?: boolean;
	/** Returns whether the form may be sent. */
	check?: () => boolean;
	/**
	 * Sends the form. The result may contain a message to show instead of the form's own; any error counts as a failure.
	 * @param onLateSuccess called if sending succeeds after the visitor has already seen a failure.
	 */
	send: (
		form: HTMLFormElement,
		onLateSuccess: () => void,
	) => Promise<{ isDone: boolean; message?: string | undefined }>;
	children: ReactNode;
}

/** Returns the next state. A late success replaces a failure; a failure counts only while the form is being sent. */
function advance(state: Submission, next: Submission): Submission {
	return next.status === 'failed' && state.status !== 'sending' ? state : next;
}

/**
 * A form that also works without scripts: the browser then opens the visitor's mail program with the form's contents as
 * a message. If sending fails, the form keeps everything the visitor typed.
 */
export function Form({ texts, busyLabel, otherWays, check, send, children, ...options }: FormProps) {
	const { staysWhenSent = false, noValidate } = options;
	const [submission, settle] = useReducer(advance, { status: 'idle' });
	// This is a ref, because state would update too late to stop a second submission at the same moment.
	const isBusy = useRef(false);
	const message = useRef<HTMLParagraphElement>(null);
	const isSending = submission.status === 'sending';
	const isSent = submission.status === 'sent';

	const submit = async (form: HTMLFormElement) => {
		if (isBusy.current || check?.() === false) return;
		isBusy.current = true;
		settle({ status: 'sending' });
		const sent = { status: 'sent', message: texts.success } as const;
		const failed = { status: 'failed', message: texts.failure } as const;
		try {
			const answer = await send(form, () => settle(sent));
			const outcome = answer.isDone ? sent : failed;
			settle({ ...outcome, message: answer.message ?? outcome.message });
		} catch {
			settle(failed);
		}
		isBusy.current = false;
	};

	useEffect(() => {
		const { activeElement } = document;
		const island = message.current?.closest('[data-island]');
		// If a visitor presses the button while it is disabled, the browser moves the focus to an element around the
		// form.
		const isAtForm = island?.contains(activeElement) || activeElement?.contains(message.current);
		// If the visitor has already started typing in another form, the focus stays there, and the live region announces
		// the message.
		if (isAtForm) message.current?.focus();
	}, [submission]);

	return (
		<>
			{(staysWhenSent || !isSent) && (
				<form
					className="form"
					action={`mailto:${otherWays.email}`}
					method="post"
					encType="text/plain"
					noValidate={noValidate}
					onSubmit={(event) => {
						event.preventDefault();
						void submit(event.currentTarget);
					}}
				>
					{children}
					<button className="button button-primary" type="submit" disabled={isSending}>
						{isSending ? busyLabel : texts.submit}
					</button>
				</form>
			)}
			<div className="form-result" role="status">
				{submission.status === 'idle' && <OtherWays {...otherWays} />}
				{'message' in submission && (
					<p ref={message} className="form-status" data-tone={isSent ? 'success' : 'danger'} tabIndex={-1}>
						{isSent && !staysWhenSent && (
							<svg className="facet-tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
								<path className="fill-success" d="M16 4h16l12 12v16L32 44H16L4 32V16z" />
								<path className="fill-marigold" d="M16 4l4 11-4 5L4 16zM32 44l-4-11 4-5 12 4z" />
								<path className="stroke-paper" d="M15 25l6.5 6.5L34 18" fill="none" strokeWidth="4" />
							</svg>
						)}
						{submission.message}
					</p>
				)}
			</div>
		</>
	);
}
