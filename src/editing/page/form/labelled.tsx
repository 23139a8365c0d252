import type { ReactNode } from 'react';
import type { Field } from '../../fields.ts';
import { words } from '../words.ts';
import { idOf, useAround, type FieldProps, type Path } from './field-props.ts';

export const Faults = ({ path }: { path: Path }) => {
	const { faults } = useAround();
	const own = faults.filter((fault) => fault.path?.join() === path.join());
	return own.map((fault) => (
		<p className="fault" key={fault.expected} id={`${idOf(path)}-fault`}>
			{words.fault(fault)}
		</p>
	));
};

/** What stands at the head of a set of fields. */
export const FieldsetHead = ({ field, label, path }: Pick<FieldProps, 'field' | 'label' | 'path'>) => (
	<>
		<legend>{label}</legend>
		{field.hint && <p className="hint">{field.hint}</p>}
		<Faults path={path} />
	</>
);

/** A label with its hint and faults around one control. */
export function Labelled({
	field,
	label,
	path,
	children,
}: Omit<FieldProps, 'value' | 'onChange'> & { children: ReactNode }) {
	return (
		<div className="field">
			<label htmlFor={idOf(path)}>
				{label} {!field.isRequired && <span className="quiet">{words.optional}</span>}
			</label>
			{children}
			<Faults path={path} />
			{field.hint && (
				<p className="hint" id={`${idOf(path)}-hint`}>
					{field.hint}
				</p>
			)}
		</div>
	);
}

/** What a control tells those who do not see it. */
export function useSaid(field: Field, path: Path) {
	const { faults } = useAround();
	const isWrong = faults.some((fault) => fault.path?.join() === path.join());
	const said = [field.hint && `${idOf(path)}-hint`, isWrong && `${idOf(path)}-fault`].filter(Boolean).join(' ');
	return { id: idOf(path), 'aria-invalid': isWrong || undefined, 'aria-describedby': said || undefined };
}
