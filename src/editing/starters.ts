import { oneRecord } from '../schemas/collections.ts';

/* The blocks that a new page starts with. The sample text in these blocks tells editors what to write. */

/** A button that suits most pages. */
export const starterAction = { label: 'Write to us', href: oneRecord.contactPage.path };

const point = { name: 'A few words', text: 'A sentence or two that only you could write.', icon: 'ph:sparkle' };

/**
 * Returns the blocks that a new page starts with.
 * @param name what the page is about.
 */
export const starterBlocks = (name: string) => [
	{ kind: 'text', title: `About ${name}`, text: 'Write the text here.\n\n- a list\n- of two', placeholder: true },
	{ kind: 'offers', title: 'What you get', text: 'One or two sentences.', items: [point, point] },
	{ kind: 'closing', title: 'Shall we talk about it?', text: 'Say what happens next.', button: starterAction },
];

/**
 * Returns the blocks that a new service starts with. The page leaves out the projects block until a project refers to
 * the service.
 */
export const serviceBlocks = (name: string) => [
	...starterBlocks(name).slice(0, -1),
	{ kind: 'projects', title: 'Our projects', text: 'Say what these projects show.' },
	...starterBlocks(name).slice(-1),
];
