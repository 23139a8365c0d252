import { idOf, type FieldProps } from './field-props.ts';
import { useSaid } from './labelled.tsx';

export function SwitchField({ field, label, path, value, onChange }: FieldProps<'switch'>) {
	const preset = field.preset === true;
	return (
		<div className="field switch">
			<input
				{...useSaid(field, path)}
				type="checkbox"
				checked={value === undefined ? preset : value === true}
				onChange={({ target }) => onChange(target.checked === preset ? undefined : target.checked)}
			/>
			<label htmlFor={idOf(path)}>{label}</label>
			{field.hint && (
				<p className="hint" id={`${idOf(path)}-hint`}>
					{field.hint}
				</p>
			)}
		</div>
	);
}
