import { createContext, useContext } from 'react';
import type { ContentFault } from '../../../lib/content/content-fault.ts';
import type { Server, State } from '../../contract.ts';
import type { Path } from './field-props.ts';

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
