import type { Wrong } from '../../lib/content/content-fault.ts';
import type { Listed } from '../contract.ts';

/* All that the editing page says. */

export const words = {
	title: 'Edit the site',
	save: 'Save',
	saved: 'Saved. It is on the site beside.',
	unsaved: 'Not saved yet',
	leave: 'Leave without saving your changes?',
	add: (what: string) => `Add ${what}`,
	remove: (what: string) => `Remove ${what}`,
	up: (what: string) => `Move ${what} up`,
	down: (what: string) => `Move ${what} down`,
	kindOfPart: 'Kind of part',
	entry: (number: number) => `Entry ${number}`,
	none: 'None',
	byItself: (value: string) => `${value} (as it is without a choice)`,
	length: (length: number, most: number) => `${length} of ${most} characters`,
	optional: 'may be left out',
	upload: 'Upload a picture',
	fault: ({ found, expected }: Wrong) => `Found ${found}. Expected: ${expected}.`,
	notSaved: (count: number) => `Not saved: ${count === 1 ? 'one thing needs' : `${count} things need`} your eye.`,
	body: { md: 'Text, in Markdown', html: 'Text, in HTML' },
	tools: { bold: 'Bold', heading: 'Heading', list: 'List', link: 'Link', table: 'Table', picture: 'Picture' },
	samples: {
		bold: '**important**',
		heading: '\n## A heading\n',
		list: '\n- one thing\n- another\n',
		link: '[the words of the link](/contactus)',
		table: '\n| What | How much |\n| --- | --- |\n| one thing | 1 |\n| another | 2 |\n',
	},
	picture: (file: string) => `\n![Say what the picture shows](/${file.replace('public/', '')})\n`,
	preview: 'The page as it is saved',
	live: 'The page as visitors see it',
	signIn: 'Sign in',
	token: 'Access token for the repository',
	tokenHint: 'Stays in this tab until you close it. docs/editing.md says how to get one.',
	ownWindow: 'Open in a window of its own',
	draft: 'Draft',
	delete: 'Delete',
	sure: (name: string) => `Delete ${name}? You can take this back until you publish.`,
	start: 'Choose in the list what to change. Nothing is public before you press Publish.',
	create: {
		Pages: ['page', 'New page'],
		Services: ['service', 'New service'],
		Work: ['project', 'New project'],
		Blog: ['post', 'New post'],
	} as Readonly<Record<string, readonly [kind: string, label: string]>>,
	name: 'Name',
	projectPicture: 'Its picture, at least 1200 by 900 pixels',
	make: 'Create',
	cancel: 'Cancel',
	left: (count: number) => `Before launch: ${count} left`,
	leftHint: 'Put in the real value and untick "This is an example value".',
	publish: 'Publish',
	publishCount: (count: number) => `Publish (${count})`,
	close: 'Close',
	nothing: 'Nothing has changed since the last time.',
	state: { new: 'new', changed: 'changed', deleted: 'deleted' },
	held: 'This holds back publishing:',
	sentence: 'What did you change? One sentence for the history.',
	publishing: 'Checking the whole site, then publishing. This takes a minute or two.',
	published: 'Published. The site follows in a few minutes.',
	failed: {
		check: 'Nothing was published: the check of the site found something.',
		commit: 'Nothing was published: the history could not be written.',
		push: 'The change is in the history of this machine. Somebody who may has to send it on: git push.',
	},
	steps: 'What you did here',
	step: { saved: 'saved', made: 'created', deleted: 'deleted', uploaded: 'uploaded' },
	undo: (what: string) => `Take back: ${what}`,
	empty: 'nothing',
	problem: 'Something went wrong:',
	fields: {
		href: 'Leads to',
		llms: 'Language models',
		image: 'Picture',
		alt: 'What the picture shows',
		src: 'Picture',
		img: 'Logo',
		imageUrl: 'Picture',
		createdAt: 'Day of publication',
		placeholder: 'This is an example value',
		draft: 'This is a draft, which visitors do not see',
		head: 'Search results and browser tab',
		slugs: 'Projects, by the names of their files',
		_id: 'Name in feeds',
	} as Readonly<Record<string, string>>,
};

/** A name in the files as people read it: `createdAt` is 'Created at'. */
export function readable(name: string): string {
	const own = words.fields[name];
	if (own !== undefined) return own;
	const spaced = name
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll('-', ' ')
		.toLowerCase();
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The way to a field as people read it. */
export const readablePath = (path: readonly PropertyKey[]): string =>
	path.map((key) => (typeof key === 'number' ? key + 1 : readable(String(key)))).join(' › ');

/** What a record is called in lists: its own title, or that of its file. */
export const nameOf = ({ file, title, isOneOfMany }: Pick<Listed, 'file' | 'title' | 'isOneOfMany'>): string =>
	isOneOfMany && title
		? title
		: readable(
				file
					.replace(/^content\/(pages\/)?|\.\w+$/g, '')
					.replace('faqs/', 'questions: ')
					.replace('/', ': '),
			);

/** What a file is called: as its record in the list, or by its path where it is none. */
export function nameIn(records: readonly Listed[], file: string): string {
	const record = records.find((one) => one.file === file);
	return record ? nameOf(record) : file;
}
