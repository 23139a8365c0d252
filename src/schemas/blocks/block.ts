import { z } from 'zod';
import type { Image } from '../assets.ts';
import { figures, offers, posts, projects, questions, specimensBlock, steps, technologies } from './list-blocks.ts';
import { closing, dataUse, leadForm, picture, statement, story, textBlock } from './text-blocks.ts';

/** A block of a page, with a kind, usually a look, and the fields of that kind. */
export const block = (image: Image) =>
	z.discriminatedUnion('kind', [
		statement,
		textBlock,
		figures(image),
		steps,
		offers(image),
		story(image),
		technologies,
		questions,
		projects,
		posts,
		leadForm,
		dataUse,
		picture(image),
		specimensBlock,
		closing(image),
	]);

export type Block = z.output<ReturnType<typeof block>>;

/** The props of a block's component: the block and the id of its heading. */
export type BlockProps<Kind extends Block['kind']> = Extract<Block, { kind: Kind }> & { id: string };
