import type { ReactNode } from 'react';
import { FormResult, type FormResultProps } from './FormResult';

export interface IslandFormProps extends FormResultProps {
	/** The button's words, and those while the form is being sent. */
	button: { label: string; busyLabel: string };
	/** Whether the message of a success stands in the form's place. */
	isReplacedWhenSent?: boolean;
	/** Switches the browser's own checks off. */
	noValidate?: boolean;
	onSubmit: (form: HTMLFormElement) => void;
	/** The fields. */
	children: ReactNode;
}

/** A form that also works without scripts: then it hands its text to the visitor's mail program. */
export function IslandForm({ button, isReplacedWhenSent, noValidate, onSubmit, children, ...result }: IslandFormProps) {
	const { submission, otherWays } = result;
	const isSending = submission.status === 'sending';
	return (
		<>
			{!(isReplacedWhenSent && submission.status === 'sent') && (
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
