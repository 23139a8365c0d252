import { createContext, useContext } from 'react';
import type { ContentFault } from '../../../lib/content/content-fault.ts';
import type { Server, State } from '../../contract.ts';
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

/** What every part of the form may need, however deep it stands. */
interface Around {
	server: Server;
	pictures: State['pictures'];
	faults: readonly ContentFault[];
	/** Tells that there are new files. */
	onUpload: () => Promise<void>;
	/** Where the editor is at work. */
	onFocus: (path: Path) => void;
}
export const FormAround = createContext<Around | undefined>(undefined);

export function useAround(): Around {
	const around = useContext(FormAround);
	if (around === undefined) throw new Error('A field stands outside of its form.');
	return around;
}
