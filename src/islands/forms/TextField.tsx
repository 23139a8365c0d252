import type { ComponentProps } from 'react';
import { Field } from './Field';

export interface TextFieldProps extends ComponentProps<'input'> {
	/** Its words, as they stand in content/forms.yaml. */
	texts: { label: string; placeholder?: string | undefined };
	/** What is wrong with what was typed. */
	error?: string | undefined;
}

/** A line of text with its label. */
export function TextField({ texts, error, type = 'text', ...input }: TextFieldProps) {
	return (
		<Field label={texts.label} error={error}>
			{(control) => <input {...control} type={type} placeholder={texts.placeholder} {...input} />}
		</Field>
	);
}
