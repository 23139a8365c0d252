import { oneRecord } from '../schemas/collections.ts';

/* What a new page begins with: blocks with words that say what belongs there. */

/** A button that most pages can have. */
export const starterAction = { label: 'Write to us', href: oneRecord.contactPage.path };

const point = { name: 'A few words', text: 'A sentence or two that only you could write.', icon: 'ph:sparkle' };

/**
 * Returns the usual blocks of a page.
 * @param name the subject of the page.
 */
export const starterBlocks = (name: string) => [
	{ kind: 'text', title: `About ${name}`, text: 'Write the text here.\n\n- a list\n- of two', placeholder: true },
	{ kind: 'offers', title: 'What you get', text: 'One or two sentences.', items: [point, point] },
	{ kind: 'closing', title: 'Shall we talk about it?', text: 'Say what happens next.', button: starterAction },
];

/** Returns the usual blocks of a service; projects appear once one names the service. */
export const serviceBlocks = (name: string) => [
	...starterBlocks(name).slice(0, -1),
	{ kind: 'projects', title: 'Seen from the inside', text: 'Say what these projects show.' },
	...starterBlocks(name).slice(-1),
];
