import { words } from '../words.ts';
import type { FieldProps } from './field-props.ts';
import { Labelled, useSaid } from './labelled.tsx';
import { textOr } from './values.ts';

export function TextField(props: FieldProps<'text' | 'date' | 'number'>) {
	const { field, path, value, onChange } = props;
	const said = useSaid(field, path);
	const text = value === undefined || value === null ? '' : String(value);
	const most = field.kind === 'text' ? field.most : undefined;
	const isDay = field.kind === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
	return (
		<Labelled {...props}>
			{field.kind === 'text' ? (
				<textarea {...said} rows={1} value={text} onChange={({ target }) => onChange(textOr(field, target.value))} />
			) : (
				<input
					{...said}
					type={field.kind === 'number' ? 'number' : isDay ? 'date' : 'text'}
					step="any"
					value={text}
					onChange={({ target }) =>
						onChange(
							field.kind === 'number' && target.value !== '' ? Number(target.value) : textOr(field, target.value),
						)
					}
				/>
			)}
			{most !== undefined && (
				<p className={text.length > most ? 'fault' : 'quiet'}>{words.length(text.length, most)}</p>
			)}
		</Labelled>
	);
}
