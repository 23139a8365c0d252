import { type ReactNode, useEffect, useRef } from 'react';
import { OtherWays, type OtherWaysProps } from './OtherWays';
import type { Submission } from './use-submission';

export interface FormResultProps {
	submission: Submission;
	otherWays: OtherWaysProps;
	/** Drawn before the words of a success. */
	mark?: ReactNode;
}

/** What became of a form: a live region that is there from the start; its message takes the focus from the form. */
export function FormResult({ submission, otherWays, mark }: FormResultProps) {
	const message = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		const { activeElement } = document;
		const island = message.current?.closest('[data-island]');
		// A second press, on the button disabled by then, moves the focus to what surrounds the form.
		const isAtForm = island?.contains(activeElement) || activeElement?.contains(message.current);
		// Somebody who meanwhile types in another form stays there; the live region speaks all the same.
		if (isAtForm) message.current?.focus();
	}, [submission]);
	return (
		<div className="form-result" role="status">
			{submission.status === 'idle' && <OtherWays {...otherWays} />}
			{(submission.status === 'sent' || submission.status === 'failed') && (
				<p
					ref={message}
					className="form-status"
					data-tone={submission.status === 'sent' ? 'success' : 'danger'}
					tabIndex={-1}
				>
					{submission.status === 'sent' && mark}
					{submission.message}
				</p>
			)}
		</div>
	);
}
