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
