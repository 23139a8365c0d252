import { words } from '../words.ts';
import type { FieldProps } from './field-props.ts';
import { Labelled, useSaid } from './labelled.tsx';

export function ChoiceField(props: FieldProps<'choice'>) {
	const { field, path, value, onChange } = props;
	const said = useSaid(field, path);
	if (field.isRequired && field.options.length === 1) return null;
	return (
		<Labelled {...props}>
			<select {...said} value={String(value ?? '')} onChange={({ target }) => onChange(target.value || undefined)}>
				{!field.isRequired && (
					<option value="">{field.preset === undefined ? words.none : words.byItself(String(field.preset))}</option>
				)}
				{field.options.map((option) => (
					<option key={option}>{option}</option>
				))}
			</select>
		</Labelled>
	);
}
