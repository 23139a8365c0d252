import type { GitBackend } from '@sveltia/cms';
import type { AgencyNames } from '../../lib/shared/content/fill-names.ts';

/** The facts about the site that the page reads from `edit-page/facts.json`. */
export interface Facts {
	/** The repository and its host. */
	backend: GitBackend;
	/** The sub-path of the site; empty if there is none. */
	base: string;
	/** The paths of all content files, and of all pictures that content can use. */
	files: string[];
	/** The facts about the agency that text may include, such as {name}. */
	agency: AgencyNames;
	/** Whether the page edits a folder on this machine. */
	isLocal: boolean;
}

/** Loads a file from the page's own folder. */
export const load = async (name: string): Promise<unknown> => (await fetch(`edit-page/${name}`)).json();
