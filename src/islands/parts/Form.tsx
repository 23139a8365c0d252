import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ServerContent } from './ServerContent.tsx';

/** The result of sending a form, with a message to show instead of the form's own. */
interface Outcome {
	isDone: boolean;
	message?: string | undefined;
	/** What is shown below the message. */
	more?: ReactNode;
}

export interface FormIslandProps {
	/** Unique on the page. */
	id: string;
	headingId: string;
	texts: { submit: string; sending: string; success: string; failure: string };
	/** The fields, which stay as the server has rendered them (`Field.astro`). */
	children?: ReactNode;
	/** The other ways to reach the agency (`OtherWays.astro`). */
	ways?: ReactNode;
}

interface FormProps extends FormIslandProps {
	/** Whether the form stays when it has been sent, instead of being replaced by the message. */
	staysWhenSent?: boolean;
	/** Whether the browser does not check the fields. */
	noValidate?: boolean;
	/** Returns whether the form may be sent. */
	check?: (form: HTMLFormElement) => boolean;
	/** Sends the form. Any error counts as a failure. */
	send: (form: HTMLFormElement) => Promise<Outcome>;
}

export const inputIn = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);

/** Empties the trap, so that a visitor whose form filler fell into it can try again. @throws if it was filled in. */
function checkTrap(form: HTMLFormElement): void {
	const trap = form.querySelector<HTMLInputElement>('[data-trap] input');
	if (!trap?.value) return;
	trap.value = '';
	throw new Error('The hidden field is filled in, so nothing was sent.');
}

/** Empties fields that hold only spaces, and returns whether every required field is filled in. The browser says which. */
function areFilledIn(form: HTMLFormElement): boolean {
	const fields = Array.from(form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
	for (const field of fields.filter(({ value }) => !value.trim())) field.value = '';
	return form.reportValidity();
}

/** Fills the place with the links to other ways, which the server has rendered. */
function showWays(place: HTMLElement | null): void {
	const ways = place?.closest('[data-island]')?.querySelector('template')?.content;
	if (ways) place.replaceChildren(ways.cloneNode(true));
}

/** A form. Without scripts, the other ways take its place (forms.css). */
export function Form(props: FormProps) {
	const { id, headingId, texts, children, ways, staysWhenSent, noValidate, check, send } = props;
	const [state, setState] = useState<Outcome | 'idle' | 'sending'>('idle');
	// This is a ref, because state would update too late to stop a second submission at the same moment.
	const isBusy = useRef(false);
	const message = useRef<HTMLParagraphElement>(null);
	const outcome = typeof state === 'object' ? state : undefined;
	const isSent = outcome?.isDone === true;
	const isSending = state === 'sending';

	const submit = async (form: HTMLFormElement) => {
		if (isBusy.current || (!noValidate && !areFilledIn(form)) || check?.(form) === false) return;
		isBusy.current = true;
		setState('sending');
		let result: Outcome = { isDone: false };
		try {
			checkTrap(form);
			result = await send(form);
		} catch (error) {
			console.error('Sending the form failed', error);
		}
		// The page's script reports this to the tracker.
		const detail = `${id} ${result.isDone ? 'sent' : 'failed'}`;
		form.dispatchEvent(new CustomEvent('form:end', { bubbles: true, detail }));
		setState(result);
		isBusy.current = false;
	};

	useEffect(() => {
		const { activeElement } = document;
		const island = message.current?.closest('[data-island]');
		// If a visitor presses the disabled button, the browser moves the focus to an element around the form.
		const isAtForm = island?.contains(activeElement) || activeElement?.contains(message.current);
		// A visitor who already types elsewhere keeps the focus there; the live region announces the message.
		if (isAtForm) message.current?.focus();
	}, [state]);

	return (
		<>
			{(staysWhenSent || !isSent) && (
				<form
					className="form"
					aria-labelledby={headingId}
					// Outside a dialog, this method sends nothing: without the island's script, the text stays where it is.
					method="dialog"
					noValidate={noValidate}
					onSubmit={(event) => {
						event.preventDefault();
						void submit(event.currentTarget);
					}}
				>
					<ServerContent id={id} className="contents" children={children} />
					<button className="button button-primary" type="submit" disabled={isSending} suppressHydrationWarning>
						{isSending ? texts.sending : texts.submit}
					</button>
				</form>
			)}
			<div className="form-result" role="status">
				{outcome && (
					<div className="form-status" data-tone={isSent ? 'success' : 'danger'}>
						{isSent && !staysWhenSent && (
							<svg className="facet-tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
								<path className="fill-success" d="M16 4h16l12 12v16L32 44H16L4 32V16z" />
								<path className="fill-marigold" d="M16 4l4 11-4 5L4 16zM32 44l-4-11 4-5 12 4z" />
								<path className="stroke-paper" d="M15 25l6.5 6.5L34 18" fill="none" strokeWidth="4" />
							</svg>
						)}
						<p ref={message} tabIndex={-1}>
							{outcome.message ?? (isSent ? texts.success : texts.failure)}
						</p>
						<Suspense>{outcome.more}</Suspense>
					</div>
				)}
				{outcome && !isSent && <p className="form-ways" ref={showWays} />}
			</div>
			<ServerContent id={`${id}-ways`} className="contents" children={ways} />
		</>
	);
}
