import type { ComponentProps, PropsWithChildren } from 'react';

export type FieldProps = PropsWithChildren<{ label: string }>;

/** A control with its label above it. */
export function Field({ label, children }: FieldProps) {
	return (
		<label className="field">
			<span className="field-label">{label}</span>
			{children}
		</label>
	);
}

export interface TextFieldProps extends ComponentProps<'input'> {
	texts: { label: string; placeholder?: string | undefined };
}

/** A required field for one line of text. */
export function TextField({ texts, ...input }: TextFieldProps) {
	return (
		<Field label={texts.label}>
			<input className="field-input" type="text" placeholder={texts.placeholder} required {...input} />
		</Field>
	);
}

/** The field that only robots fill in. It has no name, so it is never sent, and its attributes keep form fillers away. */
export function Trap({ label }: { label: string }) {
	return (
		<label className="visually-hidden" inert data-trap>
			{label} <input type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore="true" />
		</label>
	);
}

/** Empties the trap, so that a visitor whose form filler fell into it can try again. @throws if it was filled in. */
export function checkTrap(form: HTMLFormElement): void {
	const trap = form.querySelector<HTMLInputElement>('[data-trap] input');
	if (!trap?.value) return;
	trap.value = '';
	throw new Error('The hidden field is filled in, so nothing was sent.');
}
