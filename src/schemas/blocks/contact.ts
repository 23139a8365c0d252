import { z } from 'zod';
import { pictureIn, type Image } from '../assets.ts';
import { action, placeholder, prose, sectionHead, text, textWith } from '../fields.ts';

/* Blocks for contacting the agency, and a block about what happens to visitors' data. */

export const leadForm = sectionHead
	.extend({ kind: z.literal('lead-form') })
	.describe("The landing page's form, for campaigns. To change its words, open Site.");

export const closing = (image: Image) =>
	sectionHead
		.extend({
			kind: z.literal('closing'),
			look: z
				.enum(['plain', 'card'])
				.default('plain')
				.describe("plain: with a stone; card: as a camera's memory card."),
			button: action.describe('The button.'),
			picture: pictureIn(image, 'pages').optional().meta({
				title: 'Picture',
				description: 'A picture on a memory card, on wide screens only. Screen readers skip it.',
			}),
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
							'What the entry is about: the contact form, the lead form, the newsletter, the list of posts, or the script that counts visits. The settings of that form or feature decide which text appears.',
						),
					name: text.describe('The name of the form or feature, as visitors see it.'),
					sends: prose.describe('The data it sends.'),
					on: textWith('host').meta({
						title: 'To whom',
						long: true,
						description:
							'Shown if the settings are present. The site fills in {host}, the address that receives the data.',
					}),
					off: prose.optional().meta({
						title: 'Without the settings',
						description: 'Shown if the settings are missing. If this field is empty too, the entry is left out.',
					}),
					kept: prose.describe('How long the data is kept.'),
					placeholder,
				}),
			)
			.min(1)
			.describe('The forms, and anything else that sends data.'),
	})
	.describe('What each form sends and to whom, according to the current settings.');
