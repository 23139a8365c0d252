import { z } from 'zod';
import type { SchemaContext } from './assets.ts';
import { pageOfBlocks } from './block-page.ts';
import { decoration, prose, text, tool } from './fields.ts';
import { group, named } from './help.ts';

/**
 * A service, with a card on the overview (spec §3 Service list entry) and a page of its own (spec §2 Service pages).
 */
export const service = (context: SchemaContext) =>
	pageOfBlocks(context).extend({
		order: z.int().min(1).describe("The card's position on the overview, starting at 1."),
		footer: group(named('Link in the footer', 'Optional: without it, the footer has no link to this service.'), {
			order: z.int().min(1).describe("The link's position among the footer's services, starting at 1."),
			label: text.describe('The text of the link.'),
		}).optional(),
		card: group(
			"The card on the services overview. Without a picture, it shows the service's drawing in public/marks.svg.",
			{
				name: text.describe("The service's name."),
				text: prose.describe('What the client gets, in a sentence or two.'),
				picture: decoration(context.image, 'Work of this kind, cropped to 8 to 5.'),
				list: z.array(text).optional().meta(named('What it includes', 'One or two words per entry.')),
				icons: z.array(tool).optional().meta(named('Tools', 'The tools used, with their logos.')),
			},
		),
	});
