import { z } from 'astro/zod';
import { block } from './blocks/block.ts';
import { action, head, text } from './fields.ts';

/** The head of a page of blocks: its main heading and what stands beside it. */
const hero = z.strictObject({
	look: z
		.enum(['plain', 'selected', 'cinema'])
		.default('plain')
		.describe('plain; selected: the heading in a frame as in a drawing tool; cinema: in a dark room.'),
	art: z
		.enum(['app', 'design', 'marketing', 'seo', 'stone', 'video', 'web'])
		.optional()
		.describe('The drawing beside it; leave it out for none.'),
	side: z
		.enum(['start', 'end'])
		.default('end')
		.describe('The side of the drawing on wide screens; cinema has it at the end.'),
	title: text.describe('The main heading.'),
	lead: text.describe('Two or three sentences below it.'),
	button: action.optional().describe('The first call to action.'),
});

/** What every page of blocks has, services included. */
export const pageOfBlocks = z.strictObject({
	head: head.describe('What search results and the browser tab show.'),
	breadcrumb: text.describe("The page's name in the breadcrumb and in links to it."),
	frame: z
		.enum(['site', 'campaign'])
		.default('site')
		.describe('site, or campaign: without header and footer, as the landing page.'),
	hero: hero.describe('The first screen.'),
	blocks: z
		.array(block)
		.default([])
		.describe('The parts of the page in their order. Any kind may stand anywhere and more than once.'),
});

/** A page of its own: `content/pages/<name>.yaml` or `.md` is the page at `/<name>`. */
export const blockPage = pageOfBlocks.extend({
	link: z
		.enum(['navigation', 'footer', 'none'])
		.default('none')
		.describe('Where a link to the page stands: navigation (header and phone menu), footer, or none.'),
});

export type PageOfBlocks = z.output<typeof pageOfBlocks>;
export type BlockPage = z.output<typeof blockPage>;
