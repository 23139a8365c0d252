import { type ComponentProps, type ReactNode, useId } from 'react';

/** What a field gives to its control. */
interface ControlProps {
	id: string;
	className: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
}

export interface FieldProps {
	label: string;
	/** What is wrong with what was typed. */
	error?: string | undefined;
	/** Draws the control; it has to spread the props that it is given. */
	children: (control: ControlProps) => ReactNode;
}

/** A control with its label and, where there is one, its error. */
export function Field({ label, error, children }: FieldProps) {
	const id = useId();
	const errorId = `${id}error`;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			{children({
				id,
				className: 'field-input',
				'aria-describedby': error ? errorId : undefined,
				'aria-invalid': error ? true : undefined,
			})}
			{error && (
				<p className="field-error" id={errorId} role="alert">
					{error}
				</p>
			)}
		</div>
	);
}

export interface TextFieldProps extends ComponentProps<'input'>, Pick<FieldProps, 'error'> {
	/** Its words, as they stand in content/forms.yaml. */
	texts: { label: string; placeholder?: string | undefined };
}

/** A field for a line of text. */
export function TextField({ texts, error, type = 'text', ...input }: TextFieldProps) {
	return (
		<Field label={texts.label} error={error}>
			{(control) => <input {...control} type={type} placeholder={texts.placeholder} {...input} />}
		</Field>
	);
}
