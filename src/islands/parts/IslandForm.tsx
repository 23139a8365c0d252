import type { ReactNode } from 'react';
import { FormResult, type FormResultProps } from './FormResult';

export interface IslandFormProps extends FormResultProps {
	/** The label of the button, and its label while the form is being sent. */
	button: { label: string; busyLabel: string };
	/** Whether the form stays when it has been sent, instead of being replaced by the message. */
	staysWhenSent?: boolean;
	/** Whether the browser does not check the fields. */
	noValidate?: boolean;
	onSubmit: (form: HTMLFormElement) => void;
	children: ReactNode;
}

/**
 * A form that also works without scripts: the browser then opens the visitor's mail program with the form's contents as
 * a message. If sending fails, the form keeps everything the visitor typed.
 */
export function IslandForm({ button, staysWhenSent, noValidate, onSubmit, children, ...result }: IslandFormProps) {
	const { submission, otherWays } = result;
	const isSending = submission.status === 'sending';
	return (
		<>
			{(staysWhenSent || submission.status !== 'sent') && (
				<form
					className="form"
					action={`mailto:${otherWays.email}`}
					method="post"
					encType="text/plain"
					noValidate={noValidate}
					data-state={submission.status}
					onSubmit={(event) => {
						event.preventDefault();
						onSubmit(event.currentTarget);
					}}
				>
					{children}
					<button className="button button-primary" type="submit" disabled={isSending}>
						{isSending ? button.busyLabel : button.label}
					</button>
				</form>
			)}
			<FormResult {...result} />
		</>
	);
}
