import { isFields } from '../../names.ts';
import { readable, words } from '../words.ts';
import { AnyField } from './any-field.tsx';
import { idOf, type FieldProps } from './field-props.ts';
import { FieldsetHead } from './labelled.tsx';
import { blank, withField } from './values.ts';

export function GroupField({ field, label, path, value, onChange }: FieldProps<'group'>) {
	const fields = Object.entries(field.fields);
	const record = isFields(value) ? value : {};
	const inside = fields.map(([name, one]) => (
		<AnyField
			key={name}
			field={one}
			label={readable(name)}
			path={[...path, name]}
			value={record[name]}
			onChange={(next) => {
				const isNone = Array.isArray(next) && next.length === 0 && !one.isRequired;
				const order = fields.map(([key]) => key);
				onChange(withField(record, order, name, isNone ? undefined : next));
			}}
		/>
	));
	if (path.length === 0 || typeof path.at(-1) === 'number') return inside;
	const isLeftOut = value === undefined && field.preset === undefined;
	return (
		<fieldset id={idOf(path)} tabIndex={-1} className={record['placeholder'] === true ? 'is-example' : undefined}>
			<FieldsetHead {...{ field, label, path }} />
			{isLeftOut && !field.isRequired ? (
				<button type="button" className="plain" onClick={() => onChange(blank(field))}>
					{words.add(label.toLowerCase())}
				</button>
			) : (
				inside
			)}
			{!isLeftOut && !field.isRequired && field.preset === undefined && (
				<button type="button" className="plain" onClick={() => onChange(undefined)}>
					{words.remove(label.toLowerCase())}
				</button>
			)}
		</fieldset>
	);
}
