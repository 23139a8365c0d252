import { z } from 'zod';
import { action, placeholder, prose, sectionHead, text, textWith } from '../fields.ts';

/* Blocks to get in touch, and a block about what happens to visitors' data. */

export const contactForm = sectionHead
	.extend({ kind: z.literal('contact-form') })
	.describe('The form of the contact page. Its words are under Site.');

export const leadForm = sectionHead
	.extend({ kind: z.literal('lead-form') })
	.describe('The form of the landing page, for campaigns. Its words are under Site.');

export const closing = sectionHead
	.extend({
		kind: z.literal('closing'),
		look: z
			.enum(['plain', 'card', 'search', 'statement'])
			.default('plain')
			.describe('plain: on cloth; card: a memory card; search: a search field; statement: a very large sentence.'),
		button: action.describe('The button.'),
	})
	.describe('The call to action at the end of a page.');

export const dataUse = sectionHead
	.extend({
		kind: z.literal('data-use'),
		items: z
			.array(
				z.strictObject({
					form: z
						.enum(['contact', 'lead', 'newsletter', 'blog', 'analytics'])
						.describe(
							'Whose settings decide: those of the contact form, the lead form, the newsletter, the list of posts, or the script that counts visits.',
						),
					name: text.describe('What it is called.'),
					sends: prose.describe('What it sends.'),
					on: textWith('host').meta({
						title: 'To whom',
						long: true,
						description: 'If the settings are filled in; {host} is filled in with the address.',
					}),
					off: prose.optional().meta({
						title: 'Without the settings',
						description: 'What happens without them. If this is empty, the entry is left out.',
					}),
					kept: prose.describe('For how long it is kept.'),
					placeholder,
				}),
			)
			.min(1)
			.describe('The forms, and what else sends something.'),
	})
	.describe('What each form sends and to whom, by the current settings.');
