import type { GitBackend } from '@sveltia/cms';
import type { AgencyNames } from '../../lib/shared/content/fill-names.ts';

/** What the page is told of where it runs, in `edit-page/facts.json`. */
export interface Facts {
	/** The repository at its host. */
	backend: GitBackend;
	/** The sub-path of the site, empty where there is none. */
	base: string;
	/** The files that records name, or that make a record. */
	files: string[];
	/** What texts may say of the agency, such as {name}. */
	agency: AgencyNames;
	/** Whether the page works on a folder of this machine. */
	isLocal: boolean;
}

/** Loads a file that lies beside the page. */
export const load = async (name: string): Promise<unknown> => (await fetch(`edit-page/${name}`)).json();
