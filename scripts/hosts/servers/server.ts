import type { Listening } from '../../lib/ports.ts';
import type { HostKind } from '../judge.ts';
import type { Stage } from '../stage.ts';

/** A server of the table. */
export interface HostServer {
	name: string;
	kind: HostKind;
	/** Looks for `404.html` at the root of the host alone, not in the folder of a sub-path. */
	knowsOnlyRootErrorPage?: true;
	/** What to install where it is missing; what needs no install has none. */
	package?: string;
	/** Gives a way to start it, or undefined where it is not installed. */
	find: () => ((stage: Stage, port: number) => Promise<Listening>) | undefined;
}
