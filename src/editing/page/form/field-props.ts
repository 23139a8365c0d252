import type { Field } from '../../fields.ts';

/** The way to a value in its record. */
export type Path = readonly (string | number)[];

/** What a control of the form is given. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
	field: Extract<Field, { kind: Kind }>;
	label: string;
	path: Path;
	value: unknown;
	onChange: (value: unknown) => void;
}

/** The id of a field, so that a message can lead to it. */
export const idOf = (path: readonly PropertyKey[]): string => ['field', ...path.map(String)].join('-');
