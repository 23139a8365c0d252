import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Submission } from './use-submission';

/** The other ways to reach the agency if a form cannot be sent. */
export interface OtherWaysProps {
	/** A sentence in which {email} and {phone} become links. */
	text: string;
	email: string;
	phone: {
		/** The number as shown on the page. */
		display: string;
		/** The number as phones dial it. */
		number: string;
	};
}

/** A sentence that is visible only without scripts, or if the form's script has failed. */
function OtherWays({ text, email, phone }: OtherWaysProps) {
	const links: Readonly<Record<string, ReactNode>> = {
		'{email}': <a href={`mailto:${email}`}>{email}</a>,
		'{phone}': <a href={`tel:${phone.number}`}>{phone.display}</a>,
	};
	return (
		<p className="form-fallback">
			{text.split(/(\{email\}|\{phone\})/).map((part, index) => (
				<Fragment key={index}>{links[part] ?? part}</Fragment>
			))}
		</p>
	);
}

export interface FormResultProps {
	submission: Submission;
	otherWays: OtherWaysProps;
	/** The drawing above the success message. */
	mark?: ReactNode;
}

/**
 * A form's result, in a live region that is on the page from the start. When the message appears, the focus moves to it
 * from the form.
 */
export function FormResult({ submission, otherWays, mark }: FormResultProps) {
	const message = useRef<HTMLParagraphElement>(null);
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
	const isSent = submission.status === 'sent';
	return (
		<div className="form-result" role="status">
			{submission.status === 'idle' && <OtherWays {...otherWays} />}
			{(isSent || submission.status === 'failed') && (
				<p ref={message} className="form-status" data-tone={isSent ? 'success' : 'danger'} tabIndex={-1}>
					{isSent && mark}
					{submission.message}
				</p>
			)}
		</div>
	);
}
