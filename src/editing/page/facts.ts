import type { GitBackend } from '@sveltia/cms';
import type { AgencyNames } from '../../lib/shared/content/fill-names.ts';

/** The facts of a build in `edit-page/facts.json`. */
export interface Facts {
	/** The repository at its host. */
	backend: GitBackend;
	/** The sub-path of the site, or an empty text. */
	base: string;
	/** The files of records and the pictures they name. */
	files: string[];
	/** What texts may fill in about the agency, such as {name}. */
	agency: AgencyNames;
	/** Whether the page works on a folder of this machine. */
	isLocal: boolean;
}

/** Loads a file next to the page. */
export const load = async (name: string): Promise<unknown> => (await fetch(`edit-page/${name}`)).json();
