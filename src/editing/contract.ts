import type { ContentFault } from '../lib/content/content-fault.ts';
import type { Field } from './fields.ts';
import type { Group } from './names.ts';

/* What the editing page asks of its server, on this machine or in the browser, and what it is told. */

/** A record as the list of the page shows it. */
export interface Listed {
	file: string;
	group: Group;
	title: string | undefined;
	address: string;
	isOneOfMany: boolean;
	isDraft: boolean;
}

/** A record as it is opened: its form and what stands in it. */
export interface Opened extends Listed {
	field: Field;
	value: unknown;
	/** The text below the fields. */
	body?: string;
	bodyKind?: 'md' | 'html';
	/** Tells whether the file has changed since. */
	version: string;
}

/** What became of a change: it was written, or it has faults and was not. */
export interface Outcome {
	faults: ContentFault[];
	file?: string;
}

/** One change that can be undone. */
export interface Step {
	id: number;
	what: 'saved' | 'made' | 'deleted' | 'uploaded';
	file: string;
}

/** A file that differs from the last published state, and the fields in which it does. */
export interface ChangedFile {
	file: string;
	what: 'new' | 'changed' | 'deleted';
	fields: { field: string; before: string; after: string }[];
}

/** How publishing went. */
export interface Published {
	ok: boolean;
	/** The last step that was tried. */
	step: 'check' | 'commit' | 'push';
	/** What was said where it failed. */
	report: string;
}

/** All that the page shows beside the record that is open. */
export interface State {
	records: Listed[];
	/** The files of each folder of pictures. */
	pictures: Record<string, string[]>;
	/** What can be undone, the oldest first. */
	steps: Step[];
	/** Where the site is. */
	site: string;
	/** Whether that is the published site, which shows no change before it is published. */
	isPublished?: boolean;
	changes: ChangedFile[];
	/** Faults between files, which hold back publishing. */
	faults: ContentFault[];
	/** What is left before launch. */
	left: { where: string; what: string }[];
}

/** A new picture as it travels. */
export interface Upload {
	name: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** What the page asks for. */
export interface Server {
	state: () => Promise<State>;
	open: (file: string) => Promise<Opened>;
	save: (file: string, value: unknown, body: string | undefined, version: string) => Promise<Outcome>;
	create: (kind: string, name: string, picture?: Upload) => Promise<Outcome>;
	remove: (file: string) => Promise<Outcome>;
	upload: (folder: string, picture: Upload) => Promise<Outcome>;
	picture: (file: string) => Promise<Blob>;
	undo: (id: number) => Promise<Outcome>;
	publish: (sentence: string) => Promise<Published>;
}
