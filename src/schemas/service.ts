import { z } from 'zod';
import { pageOfBlocks } from './block-page.ts';
import { logoName, prose, text } from './fields.ts';

/** A service: its card on the overview (spec §3 Service list entry) and its own page (spec §2 Service pages). */
export const service = pageOfBlocks.extend({
	order: z.int().min(1).describe('The position of the card on the overview, from 1.'),
	footer: z
		.strictObject({
			order: z.int().min(1).describe("Its position among the footer's links to services, from 1."),
			label: text.describe('The words of the link.'),
		})
		.optional()
		.meta({ title: 'Link in the footer', description: 'None if you leave it out.' }),
	card: z
		.strictObject({
			name: text.describe("The service's name."),
			text: prose.describe('What the client gets, in a sentence or two.'),
			list: z.array(text).optional().meta({ title: 'What belongs to it', description: 'In a word or two each.' }),
			icons: z
				.array(
					z.strictObject({
						img: logoName,
						alt: text.meta({ title: 'Name', description: "The tool's name." }),
					}),
				)
				.optional()
				.meta({ title: 'Tools', description: 'The tools used, with their logos.' }),
		})
		.describe(
			'The card on the services overview. A designer draws its mark: src/assets/marks, under the name of the service.',
		),
});
