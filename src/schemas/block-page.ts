import { z } from 'zod';
import { block } from './blocks.ts';
import { action, head } from './fields.ts';
import { decoration, type SchemaContext, tool } from './pictures.ts';
import { prose, text } from './texts.ts';
import { choice, group, named, some } from './help.ts';

/** The first screen of a page of blocks: its main heading, introduction, drawing and button. */
const hero = z.strictObject({
	look: choice(
		['plain', 'selected', 'cinema'],
		'plain',
		'plain; selected: the heading in a selection frame, as in a drawing tool; cinema: as in a dark cinema.',
	),
	art: z
		.enum(['app', 'design', 'marketing', 'recut', 'scale', 'seo', 'video', 'web'])
		.optional()
		.meta(named('Drawing', 'The drawing beside the heading. Optional.')),
	side: choice(['start', 'end'], 'end', 'The side of the drawing on wide screens. For the cinema look, choose end.'),
	subject: text.optional().describe('A small line above the heading, as people search: SEO services in Surat.'),
	title: text.describe('The main heading.'),
	lead: prose.describe('Two or three sentences below the heading.'),
	button: action.optional().describe('The first call to action.'),
});

/** The fields that all pages of blocks have, including the pages of services. */
const pageOfBlocks = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		breadcrumb: text.meta(named('Name', "The page's name in links, such as the breadcrumb.")),
		frame: choice(['site', 'campaign'], 'site', 'campaign: without header and footer, like the landing page.'),
		hero: hero.meta(named('First screen', 'What visitors see before they scroll.')),
		blocks: some(block(image), "The page's blocks, in order. You can use any kind anywhere, and more than once."),
	});

/** A page of blocks. The file `content/pages/<name>.yaml` is the page `/<name>`. */
export const blockPage = (context: SchemaContext) =>
	pageOfBlocks(context).extend({
		cloth: z
			.enum(['balance', 'recut'])
			.optional()
			.meta(named('Border', 'The woven border below the first screen. Optional.')),
		link: choice(['navigation', 'footer', 'none'], 'none', named('Link to the page', 'navigation: on phones too.')),
	});

/** A service, with a card on the overview (spec §3 Service list entry) and a page (spec §2 Service pages). */
export const service = (context: SchemaContext) =>
	pageOfBlocks(context).extend({
		order: z.int().min(1).describe("The card's position on the overview, starting at 1."),
		ground: z.enum(['plum', 'indigo', 'sea', 'brick', 'violet']).optional().describe('The colour behind its days.'),
		days: z.enum(['field', 'hung', 'rows']).default('field').describe('A field, flags above or hung below, or rows.'),
		day: text.optional().describe('What stands for a business day in src/assets/days/<service>.svg.'),
		footer: group(named('Link in the footer', 'Optional: without it, the footer has no link to this service.'), {
			order: z.int().min(1).describe("The link's position among the footer's services, starting at 1."),
			label: text.describe('The text of the link.'),
		}).optional(),
		card: group("The service's card on the overview. Without a picture, it shows a drawing from public/marks.svg.", {
			name: text.describe("The service's name."),
			text: prose.describe('What the client gets, in a sentence or two.'),
			picture: decoration(context.image, 'Work of this kind, cropped to 8 to 5.'),
			list: z.array(text).optional().meta(named('What it includes', 'One or two words per entry.')),
			icons: z.array(tool).optional().meta(named('Tools', 'The tools used, with their logos.')),
		}),
	});

export type PageOfBlocks = z.output<ReturnType<typeof pageOfBlocks>>;
export type BlockPage = z.output<ReturnType<typeof blockPage>>;
