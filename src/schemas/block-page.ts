import { z } from 'zod';
import type { SchemaContext } from './assets.ts';
import { block } from './blocks/block.ts';
import { action, head, prose, text } from './fields.ts';

/** The first screen of a page of blocks: its main heading, introduction, drawing and button. */
const hero = z.strictObject({
	look: z
		.enum(['plain', 'selected', 'cinema'])
		.default('plain')
		.describe('plain; selected: the heading in a selection frame, as in a drawing tool; cinema: as in a dark cinema.'),
	art: z
		.enum(['app', 'design', 'marketing', 'seo', 'stone', 'video', 'web'])
		.optional()
		.meta({ title: 'Drawing', description: 'The drawing beside the heading. Optional.' }),
	side: z
		.enum(['start', 'end'])
		.default('end')
		.describe('The side on which the drawing appears on wide screens. For the cinema look, choose end.'),
	title: text.describe('The main heading.'),
	lead: prose.describe('Two or three sentences below the heading.'),
	button: action.optional().describe('The first call to action.'),
});

/** The fields that all pages of blocks have, including the pages of services. */
export const pageOfBlocks = ({ image }: SchemaContext) =>
	z.strictObject({
		head,
		breadcrumb: text.meta({ title: 'Name', description: "The page's name in links, such as the breadcrumb." }),
		frame: z
			.enum(['site', 'campaign'])
			.default('site')
			.describe('site: with header and footer; campaign: without them, like the landing page.'),
		hero: hero.meta({ title: 'First screen', description: 'What visitors see before they scroll.' }),
		blocks: z
			.array(block(image))
			.min(1)
			.describe("The page's blocks, in order. You can use any kind anywhere, and more than once."),
	});

/** A page of blocks. The file `content/pages/<name>.yaml` is the page `/<name>`. */
export const blockPage = (context: SchemaContext) =>
	pageOfBlocks(context).extend({
		link: z
			.enum(['navigation', 'footer', 'none'])
			.default('none')
			.meta({ title: 'Link to the page', description: 'navigation (header and phone menu), footer, or none.' }),
	});

export type PageOfBlocks = z.output<ReturnType<typeof pageOfBlocks>>;
export type BlockPage = z.output<ReturnType<typeof blockPage>>;
