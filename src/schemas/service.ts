import { z } from 'astro/zod';
import { iconName } from './assets.ts';
import { pageOfBlocks } from './block-page.ts';
import { text } from './fields.ts';

/** A service: its card on the overview (spec §3 Service list entry) and its own page (spec §2 Service pages). */
export const service = pageOfBlocks.extend({
	order: z.int().min(1).describe('Where the card stands on the overview, counted from 1.'),
	footer: z
		.strictObject({
			order: z.int().min(1).describe("Its place among the footer's links to services, counted from 1."),
			label: text.describe('The words of the link.'),
		})
		.optional()
		.describe('The link in the footer; leave it out for none.'),
	card: z
		.strictObject({
			name: text.describe("The service's name."),
			text: text.describe('What the client gets, in a sentence or two.'),
			list: z.array(text).optional().describe('What belongs to it, in a word or two each.'),
			icons: z
				.array(
					z.strictObject({
						img: iconName.describe('The logo: devicon:, logos: or simple-icons: and a name.'),
						alt: text.describe("The tool's name."),
					}),
				)
				.optional()
				.describe('Its tools.'),
		})
		.describe('The card on the services overview. Its drawn mark is the file of the same name in src/assets/marks.'),
});
